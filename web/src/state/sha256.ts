// SHA-256 of a text (FIPS 180-4). Browsers offer it only on pages with HTTPS, which a local network may lack.

const WORD = 2 ** 32;

/** The fractional parts of the roots of the first primes, as 32-bit words. */
function roots(count: number, root: (prime: number) => number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  return primes.map((prime) => Math.floor((root(prime) % 1) * WORD) | 0);
}

const START = roots(8, Math.sqrt);
const ROUND = roots(64, Math.cbrt);

/** The digest of a text in UTF-8, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const hash = [...START];
  const message = padded(new TextEncoder().encode(text));
  for (let at = 0; at < message.byteLength; at += 64) absorb(hash, new DataView(message.buffer, at, 64));
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** A one, zeros up to a whole block, and the length in bits. */
function padded(bytes: Uint8Array): Uint8Array {
  const message = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  message.set(bytes);
  message[bytes.length] = 0x80;
  const end = new DataView(message.buffer);
  end.setUint32(message.length - 8, Math.floor((bytes.length * 8) / WORD));
  end.setUint32(message.length - 4, (bytes.length * 8) % WORD);
  return message;
}

function absorb(hash: number[], block: DataView): void {
  const words = schedule(block);
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let round = 0; round < 64; round++) {
    const choice = (e & f) ^ (~e & g);
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUND[round]! + words[round]!;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (hash[at] = (hash[at]! + word) | 0));
}

function schedule(block: DataView): number[] {
  const words = Array.from({ length: 16 }, (_, at) => block.getInt32(at * 4));
  for (let at = 16; at < 64; at++) {
    const near = words[at - 2]!;
    const far = words[at - 15]!;
    const mixed = (turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)) + (turn(far, 7) ^ turn(far, 18) ^ (far >>> 3));
    words.push((words[at - 16]! + words[at - 7]! + mixed) | 0);
  }
  return words;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}
