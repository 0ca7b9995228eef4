/** Transforms numbers in place; their count is a power of two. `imaginary` is zeros for a real signal. */
export function transform(real: Float64Array, imaginary: Float64Array, inverse = false): void {
  const size = real.length;
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [real[i], real[j]] = [real[j] ?? 0, real[i] ?? 0];
      [imaginary[i], imaginary[j]] = [imaginary[j] ?? 0, imaginary[i] ?? 0];
    }
  }
  for (let length = 2; length <= size; length <<= 1) {
    const angle = ((inverse ? 2 : -2) * Math.PI) / length;
    const half = length >> 1;
    const cosines = new Float64Array(half);
    const sines = new Float64Array(half);
    for (let k = 0; k < half; k++) {
      cosines[k] = Math.cos(angle * k);
      sines[k] = Math.sin(angle * k);
    }
    for (let start = 0; start < size; start += length) {
      for (let k = 0; k < half; k++) {
        const low = start + k;
        const high = low + half;
        const c = cosines[k] ?? 0;
        const s = sines[k] ?? 0;
        const re = (real[high] ?? 0) * c - (imaginary[high] ?? 0) * s;
        const im = (real[high] ?? 0) * s + (imaginary[high] ?? 0) * c;
        real[high] = (real[low] ?? 0) - re;
        imaginary[high] = (imaginary[low] ?? 0) - im;
        real[low] = (real[low] ?? 0) + re;
        imaginary[low] = (imaginary[low] ?? 0) + im;
      }
    }
  }
  if (!inverse) return;
  for (let i = 0; i < size; i++) {
    real[i] = (real[i] ?? 0) / size;
    imaginary[i] = (imaginary[i] ?? 0) / size;
  }
}

/** Largest power of two that is not above a number. */
export const powerOfTwoBelow = (count: number) => 2 ** Math.floor(Math.log2(count));
