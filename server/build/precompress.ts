import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Writes a `.br` and a `.gz` beside each text file for browsers, at the best quality, because the cost is paid once. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  const texts = entries.filter((entry) => /\.(js|css|svg|json|txt|xml|webmanifest)$/.test(entry));
  await Promise.all(
    texts.map(async (entry) => {
      const file = join(folder, entry);
      const bytes = await readFile(file);
      await writeFile(`${file}.br`, await brotli(bytes));
      await writeFile(`${file}.gz`, await gzip(bytes, { level: 9 }));
    }),
  );
}
