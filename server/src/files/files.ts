import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type FileExtension, type FileLink, maxFileBytes, type UploadedFile } from '@portal/contract/files';
import { type Language, languages } from '@portal/contract/languages';
import { fieldError, fileSize } from '@portal/contract/validation';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { files } from '../db/tables/files.ts';
import type { Env } from '../env.ts';
import { FieldRefusal, HttpFailure } from '../http/refusal.ts';
import { ca } from '../texts/ca/files.ts';
import { en } from '../texts/en/files.ts';
import { es } from '../texts/es/files.ts';
import { contentMatches } from './content.ts';
import { deleteOrphans, keptBy, unnamedKeys } from './files.queries.ts';
import { openStore, type Store } from './store.ts';

const linkMinutes = 15;
const orphanHours = 24;
/** What one night deletes at most of what no row names; the rest is the next night's. */
const maxStrays = 10_000;

/** The transaction that a file is saved in. */
interface Saving {
  readonly db: Db;
  onRollback(undo: () => Promise<void>): void;
}

/** The same, for a person's own upload. */
interface Uploading extends Saving {
  readonly session: { readonly accountId: number };
}

export interface StoredFile {
  id: number;
  clave: string;
  nombre: string;
  extension: string;
  bytes: number;
}

export interface Files {
  /**
   * Checks and keeps the file that a person sent in this field; gives its id. Throws fileTypeNotAllowed (46), beside the
   * field, where it is empty, too large or not what it says that it is, or one more than the account may keep.
   */
  saveUpload(tx: Uploading, campo: string, upload: UploadedFile): Promise<number>;
  /**
   * Keeps a file that somebody has the portal make, such as an export, as one of theirs; gives its id. Throws 429 where
   * it is one more than the account may keep: of those nobody points to, it keeps none longer than a day.
   */
  saveMade(tx: Uploading, nombre: string, extension: string, bytes: Uint8Array): Promise<number>;
  /** Keeps a file that the portal made by itself, and so nobody's; gives its id. */
  save(tx: Saving, nombre: string, extension: string, bytes: Uint8Array): Promise<number>;
  /** Whether the file with this id is the one that a person sends, under the same name. */
  isSame(db: Db, id: number, upload: UploadedFile): Promise<boolean>;
  /** A link that opens the file for a quarter of an hour, for anybody who has it: decide first who may. */
  link(id: number, nombre: string): FileLink;
  /**
   * The same for people who may not read the name under which the file was sent: it has a neutral one, its download
   * too.
   */
  linkUnnamed(id: number, language: Language): FileLink;
  /** The file that a link's last part names; undefined where it is wrong or old. */
  open(db: Db, signature: string): Promise<(StoredFile & { stream: Readable }) | undefined>;
  /** A stored file by its key: decide first who may. */
  stream(clave: string): Promise<Readable>;
  /** The bytes of a file, for the portal itself; undefined where it is not there. */
  read(db: Db, id: number): Promise<Uint8Array | undefined>;
  /**
   * Deletes the files, a day old or more, that no row points to any more, and what a crash has left in the store, which
   * no row ever named; gives how many.
   */
  sweep(db: Db): Promise<number>;
}

interface NewFile {
  readonly nombre: string;
  readonly extension: string;
  readonly bytes: Uint8Array;
  readonly accountId: number | null;
  /** Made for the account by the portal. */
  readonly hecho?: boolean;
}

/** Why a file is not taken; undefined where it is. */
async function problemOf(bytes: Uint8Array, extension: FileExtension): Promise<string | undefined> {
  if (bytes.byteLength === 0) return fieldError('fileEmpty');
  if (bytes.byteLength > maxFileBytes) return fieldError('fileTooLarge', { max: fileSize(maxFileBytes) });
  return (await contentMatches(bytes, extension)) ? undefined : fieldError('fileContent');
}

const texts = { es, ca, en };

/** A link's last part: the file, the language of its neutral name if it goes without its own, its end and the signature. */
const linkPart = new RegExp(`^((\\d+)(?:-(${languages.join('|')}))?\\.(\\d+))\\.([\\w-]{32})$`);

const bytesOf = (ficheroB64: string): Buffer => Buffer.from(ficheroB64.replace(/^data:[^,]*,/, ''), 'base64');

/** Opens the file store. `secret` signs the links. */
export async function openFiles(env: Env, secret: Uint8Array, now: () => Date): Promise<Files> {
  const store = await openStore(env);

  const sign = (payload: string): string =>
    createHmac('sha256', secret).update(`file ${payload}`).digest('base64url').slice(0, 32);

  // Keys begin with what tells this portal's files from another's in the same folder or bucket, which are not its to sweep.
  const mark = createHmac('sha256', secret).update('file store').digest('hex').slice(0, 12);

  const urlOf = (about: string): string => {
    const payload = `${about}.${Math.floor(now().getTime() / 1000) + linkMinutes * 60}`;
    return `/api/ficheros/${payload}.${sign(payload)}`;
  };

  const keep = async (
    { db, onRollback }: Saving,
    { nombre, extension, bytes, accountId, hecho = false }: NewFile,
  ): Promise<number> => {
    const clave = mark + randomBytes(18).toString('hex');
    await putWhole(store, clave, bytes);
    onRollback(() => store.delete(clave));
    const [row] = await db.orm
      .insert(files)
      .values({ clave, nombre, extension, bytes: bytes.byteLength, accountId, hecho })
      .returning({ id: files.id });
    if (!row) throw new Error('a file was not saved');
    return row.id;
  };

  const overQuota = async (
    db: Db,
    { accountId, hecho, bytes }: { accountId: number; hecho: boolean; bytes: number },
  ): Promise<string | undefined> => {
    const kept = await keptBy(db, accountId, hecho);
    const max = { files: env.FILES_PER_ACCOUNT, bytes: env.MEGABYTES_PER_ACCOUNT * 1_000_000 };
    if (kept.files < max.files && kept.bytes + bytes <= max.bytes) return undefined;
    return fieldError('fileQuota', { files: max.files, size: fileSize(max.bytes) });
  };

  const sweepStrays = async (db: Db): Promise<number> => {
    let deleted = 0;
    // What is younger may be named by a transaction that is still under way.
    for await (const keys of store.list(mark, new Date(now().getTime() - orphanHours * 3_600_000))) {
      const strays = (await unnamedKeys(db, keys)).slice(0, maxStrays - deleted);
      await Promise.all(strays.map((key) => store.delete(key)));
      deleted += strays.length;
      if (deleted === maxStrays) break;
    }
    return deleted;
  };

  return {
    save: (tx, nombre, extension, bytes) => keep(tx, { nombre, extension, bytes, accountId: null }),
    async saveUpload(tx, campo, { ficheroB64, extension_adjunto, nombre }) {
      const bytes = bytesOf(ficheroB64);
      const { accountId } = tx.session;
      const error =
        (await problemOf(bytes, extension_adjunto)) ??
        (await overQuota(tx.db, { accountId, hecho: false, bytes: bytes.byteLength }));
      if (error) throw new FieldRefusal([{ campo, error }], 'fileTypeNotAllowed');
      return keep(tx, { nombre, extension: extension_adjunto, bytes, accountId });
    },
    async saveMade(tx, nombre, extension, bytes) {
      const { accountId } = tx.session;
      if (await overQuota(tx.db, { accountId, hecho: true, bytes: bytes.byteLength }))
        throw new HttpFailure(429, 'serviceUnavailable');
      return keep(tx, { nombre, extension, bytes, accountId, hecho: true });
    },
    async isSame(db, id, { ficheroB64, extension_adjunto, nombre }) {
      const [kept] = await db.orm.select().from(files).where(eq(files.id, id));
      const bytes = bytesOf(ficheroB64);
      if (kept?.nombre !== nombre || kept.extension !== extension_adjunto || kept.bytes !== bytes.byteLength)
        return false;
      // One that cannot be read is kept anew.
      const stored = await store.getBytes(kept.clave).catch(() => undefined);
      return stored !== undefined && bytes.equals(stored);
    },
    link: (id, nombre) => ({ nombre, url: urlOf(`${id}`) }),
    linkUnnamed: (id, language) => ({ nombre: texts[language].unnamed, url: urlOf(`${id}-${language}`) }),
    async open(db, signature) {
      const [, payload, id, language, expires, mac] = linkPart.exec(signature) ?? [];
      if (!payload || !id || !expires || !mac) return undefined;
      if (!timingSafeEqual(Buffer.from(mac), Buffer.from(sign(payload)))) return undefined;
      if (Number(expires) * 1000 < now().getTime()) return undefined;
      const [file] = await db.orm
        .select()
        .from(files)
        .where(eq(files.id, Number(id)));
      if (!file) return undefined;
      const neutral = languages.find((each) => each === language);
      const nombre = neutral ? texts[neutral].unnamed : file.nombre;
      return { ...file, nombre, stream: await store.getStream(file.clave) };
    },
    stream: (clave) => store.getStream(clave),
    async read(db, id) {
      const [file] = await db.orm.select({ clave: files.clave }).from(files).where(eq(files.id, id));
      return file ? store.getBytes(file.clave) : undefined;
    },
    async sweep(db) {
      const gone = await deleteOrphans(db, orphanHours);
      await Promise.all(gone.map((clave) => store.delete(clave)));
      return gone.length + (await sweepStrays(db));
    },
  };
}

/** Throws 503 in words of its own where the store takes none, such as a full disk. */
async function putWhole(store: Store, key: string, bytes: Uint8Array): Promise<void> {
  try {
    await store.put(key, bytes);
  } catch (error) {
    const mensajes = { es: texts.es.notKept, ca: texts.ca.notKept, en: texts.en.notKept };
    throw new HttpFailure(503, 'serviceUnavailable', { mensajes, cause: error });
  }
}
