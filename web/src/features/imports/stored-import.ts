import type { Answer } from '@portal/contract/endpoint';
import type { getImport } from '@portal/contract/imports';

/** An import as its page is told of it. */
export type StoredImport = Answer<typeof getImport>;
