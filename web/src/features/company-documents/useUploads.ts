import {
  addCompanyDocument,
  type CompanyDocumentKind,
  getDocumentation,
} from '@portal/contract/company-documents';
import { useRef, useState } from 'react';
import { CallError } from '../../lib/api/call-error.ts';
import { useSend } from '../../lib/api/calls.ts';
import { readForSending, type UploadProblem } from './upload.ts';

export interface Upload {
  key: number;
  name: string;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** What the page has against it, or the server's sentence. */
  problem: UploadProblem | null;
  said: string | null;
}

/** What asked for it, or of which kind it is where nothing did. */
type Place = { readonly idDocumento: number } | { readonly tipo: CompanyDocumentKind };

/** Hands in files one after another; each says by itself how it went. */
export function useUploads() {
  const send = useSend(addCompanyDocument, { quiet: true, invalidates: [getDocumentation] });
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const next = useRef(0);
  const change = (key: number, values: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...values } : one)));

  async function one(key: number, file: File, place: Place): Promise<void> {
    change(key, { state: 'sending' });
    try {
      const { body, problem } = await readForSending(file);
      if (body === undefined) return change(key, { state: 'failed', problem });
      await send.mutateAsync({ body: { ...body, ...place } });
      change(key, { state: 'done' });
    } catch (failure) {
      const said = failure instanceof CallError ? (failure.fields[0]?.mensaje ?? failure.message) : null;
      change(key, { state: 'failed', said });
    }
  }

  async function hand(files: readonly File[], place: Place): Promise<void> {
    const queued = files.map((file) => ({ file, key: next.current++ }));
    setUploads((before) => [
      ...before.filter(({ state }) => state !== 'done'),
      ...queued.map(({ file, key }): Upload => {
        return { key, name: file.name, state: 'waiting', problem: null, said: null };
      }),
    ]);
    for (const { file, key } of queued) await one(key, file, place);
  }
  return { uploads, hand };
}
