// A bot that comes to a table by itself: node examples/bots/guest.mjs http://localhost:8000 CODE
// It needs Node 22 or later, which has WebSocket built in.
if (typeof WebSocket === "undefined") {
  console.error(`This needs Node 22 or later, which has WebSocket built in; this is Node ${process.versions.node}.`);
  process.exit(1);
}
const [server, code] = process.argv.slice(2);
const me = await fetch(`${server}/api/me`);
const headers = { cookie: me.headers.getSetCookie()[0].split(";")[0] };
const address = `${server.replace("http", "ws")}/api/tables/${code}/socket?protocol=2`;
const socket = new WebSocket(address, { headers });

let id = 0;
const ask = (command) => socket.send(JSON.stringify({ message: "do", id: `${++id}`, command }));

socket.onopen = () => {
  ask({ command: "join", name: "steady", program: true });
  ask({ command: "sit" });
};

socket.onmessage = ({ data }) => {
  const { message, update } = JSON.parse(data);
  if (message !== "news" || update.seat === null) return;
  const { table, seat, view, version } = update;
  if (table.stage === "playing" && view.legal.length > 0) {
    const [action] = view.legal; // here it would think
    ask({ command: "act", action: Object.values(action).flat().join(" "), version });
  } else if (table.stage === "lobby" && table.seats.length > 1 && !table.seats[seat].ready) {
    ask({ command: "ready", on: true });
  } else if (table.stage === "over") {
    socket.close();
  }
};
