const TABLE = Int32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let i = 0; i < 8; i++) c = c & 1 ? (c >>> 1) ^ 0xedb8_8320 : c >>> 1;
  return c;
});

/** The CRC-32 of zip and PNG files, as an unsigned number. */
export const crc32 = (bytes: Uint8Array): number => {
  let c = -1;
  for (let i = 0; i < bytes.length; i++) c = (c >>> 8) ^ TABLE[(c ^ bytes[i]!) & 255]!;
  return ~c >>> 0;
};
