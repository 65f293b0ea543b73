// What a net does to rows of floats besides multiplying them. Places count floats, as in `src/kernel.ts`, where each is described.

export function spreadRow(row: i32, out: i32, rows: i32, width: i32): void {
  for (let i = 0; i < rows; i++) memory.copy(<usize>((out + i * width) << 2), <usize>(row << 2), <usize>(width << 2));
}

export function addRow(row: i32, scale: f32, out: i32, width: i32): void {
  const factor = f32x4.splat(scale);
  let from = <usize>(row << 2);
  let to = <usize>(out << 2);
  for (const end = to + <usize>(width << 2); to < end; to += 16, from += 16) {
    v128.store(to, f32x4.add(v128.load(to), f32x4.mul(v128.load(from), factor)));
  }
}

export function gatherRows(table: i32, list: i32, ends: i32, out: i32, rows: i32, width: i32): void {
  let at = 0;
  for (let i = 0; i < rows; i++) {
    const end = load<i32>(<usize>((ends + i) << 2));
    for (; at < end; at++) addRow(table + load<i32>(<usize>((list + at) << 2)) * width, 1, out + i * width, width);
  }
}

export function normRows(x: i32, gain: i32, out: i32, rows: i32, width: i32): void {
  const bytes = <usize>(width << 2);
  const by = <usize>(gain << 2);
  let from = <usize>(x << 2);
  let to = <usize>(out << 2);
  for (let i = 0; i < rows; i++, from += bytes, to += bytes) {
    let squares = f32x4.splat(0);
    for (let c: usize = 0; c < bytes; c += 16) {
      const v = v128.load(from + c);
      squares = f32x4.add(squares, f32x4.mul(v, v));
    }
    const factor = f32x4.splat(1 / sqrt<f32>(total(squares) / <f32>width + 1e-5));
    for (let c: usize = 0; c < bytes; c += 16) {
      v128.store(to + c, f32x4.mul(f32x4.mul(v128.load(from + c), factor), v128.load(by + c)));
    }
  }
}

export function poolRows(x: i32, out: i32, rows: i32, width: i32): void {
  const bytes = <usize>(width << 2);
  const count = f32x4.splat(<f32>rows);
  for (let c: usize = 0; c < bytes; c += 16) {
    let from = <usize>(x << 2) + c;
    let most = v128.load(from);
    let sum = most;
    for (let i = 1; i < rows; i++) {
      from += bytes;
      const v = v128.load(from);
      sum = f32x4.add(sum, v);
      most = f32x4.pmax(most, v);
    }
    const to = <usize>(out << 2) + c;
    v128.store(to, f32x4.div(sum, count));
    v128.store(to + bytes, most);
  }
}

export function addProduct(vector: i32, matrix: i32, out: i32, inner: i32, width: i32): void {
  const rowBytes = <usize>(width << 2);
  const from = <usize>(vector << 2);
  const end = <usize>((vector + inner) << 2);
  let column = 0;
  for (; column + 32 <= width; column += 32)
    addToThirtyTwo(from, end, <usize>((matrix + column) << 2), <usize>((out + column) << 2), rowBytes);
  for (; column < width; column += 8)
    addToEight(from, end, <usize>((matrix + column) << 2), <usize>((out + column) << 2), rowBytes);
}

// The sums stay in registers, so that nothing is stored in between.
function addToThirtyTwo(from: usize, end: usize, matrix: usize, to: usize, rowBytes: usize): void {
  let a = v128.load(to, 0);
  let b = v128.load(to, 16);
  let c = v128.load(to, 32);
  let d = v128.load(to, 48);
  let e = v128.load(to, 64);
  let f = v128.load(to, 80);
  let g = v128.load(to, 96);
  let h = v128.load(to, 112);
  for (let w = matrix; from < end; from += 4, w += rowBytes) {
    const by = v128.load_splat<f32>(from);
    a = f32x4.add(a, f32x4.mul(v128.load(w, 0), by));
    b = f32x4.add(b, f32x4.mul(v128.load(w, 16), by));
    c = f32x4.add(c, f32x4.mul(v128.load(w, 32), by));
    d = f32x4.add(d, f32x4.mul(v128.load(w, 48), by));
    e = f32x4.add(e, f32x4.mul(v128.load(w, 64), by));
    f = f32x4.add(f, f32x4.mul(v128.load(w, 80), by));
    g = f32x4.add(g, f32x4.mul(v128.load(w, 96), by));
    h = f32x4.add(h, f32x4.mul(v128.load(w, 112), by));
  }
  v128.store(to, a, 0);
  v128.store(to, b, 16);
  v128.store(to, c, 32);
  v128.store(to, d, 48);
  v128.store(to, e, 64);
  v128.store(to, f, 80);
  v128.store(to, g, 96);
  v128.store(to, h, 112);
}

function addToEight(from: usize, end: usize, matrix: usize, to: usize, rowBytes: usize): void {
  let a = v128.load(to, 0);
  let b = v128.load(to, 16);
  for (let w = matrix; from < end; from += 4, w += rowBytes) {
    const by = v128.load_splat<f32>(from);
    a = f32x4.add(a, f32x4.mul(v128.load(w, 0), by));
    b = f32x4.add(b, f32x4.mul(v128.load(w, 16), by));
  }
  v128.store(to, a, 0);
  v128.store(to, b, 16);
}

export function rectify(x: i32, length: i32): void {
  let at = <usize>(x << 2);
  for (const end = at + <usize>(length << 2); at < end; at += 16) {
    v128.store(at, f32x4.pmax(f32x4.splat(0), v128.load(at)));
  }
}

export function scoreSteps(parts: i32, kinds: i32, by: i32, steps: i32, count: i32, out: i32, width: i32): void {
  const bytes = <usize>(width << 2);
  const weights = <usize>(by << 2);
  let step = <usize>(steps << 2);
  let to = <usize>(out << 2);
  for (let i = 0; i < count; i++, step += 16, to += 4) {
    const kind = <usize>((kinds + width * load<i32>(step, 0)) << 2);
    const first = <usize>((parts + width * load<i32>(step, 4)) << 2);
    const second = <usize>((parts + width * load<i32>(step, 8)) << 2);
    const third = <usize>((parts + width * load<i32>(step, 12)) << 2);
    let sum = f32x4.splat(0);
    for (let c: usize = 0; c < bytes; c += 16) {
      const two = f32x4.add(v128.load(kind + c), v128.load(first + c));
      const all = f32x4.add(two, f32x4.add(v128.load(second + c), v128.load(third + c)));
      sum = f32x4.add(sum, f32x4.mul(f32x4.pmax(f32x4.splat(0), all), v128.load(weights + c)));
    }
    store<f32>(to, total(sum));
  }
}

function total(v: v128): f32 {
  return f32x4.extract_lane(v, 0) + f32x4.extract_lane(v, 1) + (f32x4.extract_lane(v, 2) + f32x4.extract_lane(v, 3));
}
