import { chmod, opendir, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Env } from '../env.ts';
import { closeFolder } from '../own-folder.ts';

/** What the file store must do, whichever it is. */
export interface Store {
  /** Keeps all of it or, where that fails, nothing. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  getStream(key: string): Promise<Readable>;
  getBytes(key: string): Promise<Uint8Array>;
  delete(key: string): Promise<void>;
  /** What was written before a moment under keys that begin so, in pages: a store can hold more than memory should. */
  list(start: string, before: Date): AsyncIterable<readonly string[]>;
}

const pageOfKeys = 500;

/** The folder store, or S3 where FILES_URL is set. */
export const openStore = (env: Env): Promise<Store> =>
  env.FILES_URL ? openBucket(env.FILES_URL) : openFolder(join(env.DATA_DIR, 'files'));

async function openFolder(folder: string): Promise<Store> {
  const { Disk } = await import('flydrive');
  const { FSDriver } = await import('flydrive/drivers/fs');
  closeFolder(folder);
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    async put(key, bytes) {
      // Under its own name a file is whole, and its owner's alone.
      const unfinished = `${key}.part`;
      try {
        await disk.put(unfinished, bytes);
        await chmod(join(folder, unfinished), 0o600);
        await rename(join(folder, unfinished), join(folder, key));
      } catch (error) {
        // What has been written of it; where that cannot be deleted either, the nightly sweep does.
        await disk.delete(unfinished).catch(() => undefined);
        throw error;
      }
    },
    getStream: (key) => disk.getStream(key),
    getBytes: (key) => disk.getBytes(key),
    delete: (key) => disk.delete(key),
    async *list(start, before) {
      let page: string[] = [];
      for await (const entry of await opendir(folder)) {
        if (!entry.isFile() || !entry.name.startsWith(start)) continue;
        if (!(await isOlder(join(folder, entry.name), before))) continue;
        if (page.push(entry.name) < pageOfKeys) continue;
        yield page;
        page = [];
      }
      yield page;
    },
  };
}

/** Whether a file was written before; false of one that has gone meanwhile. */
const isOlder = (path: string, before: Date): Promise<boolean> =>
  stat(path).then(
    ({ mtime }) => mtime < before,
    () => false,
  );

async function openBucket(address: string): Promise<Store> {
  const { Disk } = await import('flydrive');
  const { S3Driver } = await import('flydrive/drivers/s3');
  const url = new URL(address);
  const endpoint = url.searchParams.get('endpoint');
  const disk = new Disk(
    new S3Driver({
      bucket: url.hostname,
      region: url.searchParams.get('region') ?? 'eu-west-1',
      visibility: 'private',
      supportsACL: false,
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...(url.username && {
        credentials: {
          accessKeyId: decodeURIComponent(url.username),
          secretAccessKey: decodeURIComponent(url.password),
        },
      }),
    }),
  );
  return {
    put: (key, bytes) => disk.put(key, bytes),
    getStream: (key) => disk.getStream(key),
    getBytes: (key) => disk.getBytes(key),
    delete: (key) => disk.delete(key),
    async *list(start, before) {
      let paginationToken: string | undefined;
      do {
        const found = await disk.listAll(start, {
          recursive: true,
          ...(paginationToken && { paginationToken }),
        });
        const page: string[] = [];
        for (const file of found.objects)
          if (file.isFile && (await file.getMetaData()).lastModified < before) page.push(file.key);
        yield page;
        paginationToken = found.paginationToken;
      } while (paginationToken);
    },
  };
}
