// The transports: a WebSocket to the server, or the worker of this device.

import { isHere } from "./host";
import { PROTOCOL } from "./protocol";
import { ROOT } from "./root";
import type { TransportEvents, Transport } from "./transport";

export function open(code: string, guest: number | null, events: TransportEvents): Transport {
  return (isHere(code) ? openHere : openAtServer)(code, guest, events);
}

function openAtServer(code: string, guest: number | null, { opened, received, ended }: TransportEvents): Transport {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const asGuest = guest === null ? "" : `&guest=${guest}`;
  const socket = new WebSocket(
    `${scheme}://${location.host}${ROOT}/api/tables/${code}/socket?protocol=${PROTOCOL}${asGuest}`,
  );
  socket.onopen = opened;
  socket.onmessage = (event) => received(event.data as string);
  socket.onclose = ended;
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    send: (text) => socket.send(text),
    close() {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    },
  };
}

function openHere(code: string, guest: number | null, events: TransportEvents): Transport {
  let connected: Transport | null = null;
  let isClosed = false;
  import("./device").then(({ connectHere }) => {
    if (!isClosed) connected = connectHere(code, guest, events);
  }, events.ended);
  return {
    isOpen: () => !!connected?.isOpen(),
    send: (text) => connected!.send(text),
    close() {
      isClosed = true;
      connected?.close();
    },
  };
}
