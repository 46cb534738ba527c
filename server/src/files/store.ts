import { chmod, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Env } from '../env.ts';
import { closeFolder } from '../own-folder.ts';

/** What the file store must do, whichever it is. */
export interface Store {
  put(key: string, bytes: Uint8Array): Promise<void>;
  getStream(key: string): Promise<Readable>;
  getBytes(key: string): Promise<Uint8Array>;
  delete(key: string): Promise<void>;
}

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
      await disk.put(unfinished, bytes);
      await chmod(join(folder, unfinished), 0o600);
      await rename(join(folder, unfinished), join(folder, key));
    },
    getStream: (key) => disk.getStream(key),
    getBytes: (key) => disk.getBytes(key),
    delete: (key) => disk.delete(key),
  };
}

async function openBucket(address: string): Promise<Store> {
  const { Disk } = await import('flydrive');
  const { S3Driver } = await import('flydrive/drivers/s3');
  const url = new URL(address);
  const endpoint = url.searchParams.get('endpoint');
  return new Disk(
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
}
