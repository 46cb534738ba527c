import * as z from 'zod/mini';
import type { CallError } from '../../lib/api/call-error.ts';

const wait = z.object({ minutos: z.number() });

/** For how long nothing more is taken from here (90), where the server says so. */
export const minutesOf = ({ datos }: CallError): number | undefined => wait.safeParse(datos).data?.minutos;
