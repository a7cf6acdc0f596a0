import { expect } from 'vitest';

const END_OF_DIRECTORY = 0x06054b50;
const STORED = 0;

export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - 22;
  expect(archive.readUInt32LE(end)).toBe(END_OF_DIRECTORY);
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    expect(archive.readUInt16LE(at + 10)).toBe(STORED);
    const size = archive.readUInt32LE(at + 24);
    const [name, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    files.set(archive.toString('utf8', at + 46, at + 46 + name), archive.subarray(start, start + size));
    at += 46 + name + extra + comment;
  }
  return files;
}
