// Multiplies the layers of networks on typed arrays, for Python without NumPy: mazzo/bots/expert/plain/matrix.py.

export interface Matrix {
  columns: number;
  values: Float32Array; // row after row
}

/** A value of Python. It is only valid during the call. */
interface FromPython<T> {
  toJs(): T;
}

type Bytes = FromPython<Uint8Array>;

/** A matrix of 32-bit numbers, or of 8-bit ones with a scale for each column. */
export function hold(weights: Bytes, scales: Bytes, columns: number): Matrix {
  const [scale, bytes] = [numbersOf(scales.toJs()), weights.toJs()];
  if (!scale.length) return { columns, values: numbersOf(bytes) };
  const values = new Float32Array(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length));
  for (let place = 0; place < values.length; place++) values[place]! *= scale[place % columns]!;
  return { columns, values };
}

/** Rows of numbers, multiplied by a matrix. */
export function product(inputs: Bytes, matrix: Matrix): Uint8Array {
  return new Uint8Array(multiplied(numbersOf(inputs.toJs()), matrix).buffer);
}

/** The output of hidden layers: `thought` in mazzo/bots/expert/network.py. */
export function dense(inputs: Bytes, matrices: FromPython<Matrix[]>, biases: FromPython<Uint8Array[]>): Uint8Array {
  const layers = matrices.toJs();
  const width = layers[0]!.columns;
  let flow: Float32Array | null = null;
  for (const [layer, bias] of biases.toJs().map(numbersOf).entries()) {
    const found = multiplied(flow ? normal(flow, width) : numbersOf(inputs.toJs()), layers[layer]!);
    const before: Float32Array | null = flow;
    flow = found.map((sum, at) => Math.max(0, sum + bias[at % width]!) + (before ? before[at]! : 0));
  }
  return new Uint8Array(normal(flow!, width).buffer);
}

function multiplied(inputs: Float32Array, { columns, values }: Matrix): Float32Array<ArrayBuffer> {
  const width = values.length / columns;
  const found = new Float32Array((inputs.length / width) * columns);
  const sums = new Float64Array(columns);
  for (let row = 0; row * width < inputs.length; row++) {
    sums.fill(0);
    for (let at = 0; at < width; at++) {
      const input = inputs[row * width + at]!;
      if (input === 0) continue; // about half of them
      const start = at * columns;
      for (let column = 0; column < columns; column++) sums[column]! += input * values[start + column]!;
    }
    found.set(sums, row * columns);
  }
  return found;
}

/** Each row with mean 0 and variance 1. */
function normal(flow: Float32Array, width: number): Float32Array<ArrayBuffer> {
  const found = new Float32Array(flow.length);
  for (let start = 0; start < flow.length; start += width) {
    const row = flow.subarray(start, start + width);
    const mean = row.reduce((sum, number) => sum + number, 0) / width;
    const variance = row.reduce((sum, number) => sum + (number - mean) ** 2, 0) / width;
    const size = Math.sqrt(variance + 1e-5);
    for (let at = 0; at < width; at++) found[start + at] = (row[at]! - mean) / size;
  }
  return found;
}

function numbersOf(bytes: Uint8Array): Float32Array {
  return new Float32Array(bytes.slice().buffer);
}
