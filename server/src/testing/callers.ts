import type { Call, Endpoint } from '@portal/contract/endpoint';
import type { TestPortal } from './portal.ts';

type BodyOf<E> = E extends Endpoint ? (Call<E> extends { body: infer Body } ? Body : never) : never;

/** A body that goes well for each of these calls that takes one, with what it is about made for it. */
export type BodiesOf<Calls> = {
  readonly [K in keyof Calls as BodyOf<Calls[K]> extends never ? never : K]: () => Promise<BodyOf<Calls[K]>>;
};

/** Who makes the calls. */
export interface Callers {
  portal: TestPortal;
  student: { id: number; token: string };
  company: { id: number; contactId: number };
  manager: { id: number };
}
