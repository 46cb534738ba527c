import { errors } from '@portal/contract/statuses';
import { CallError } from './call-error.ts';

/** Nothing answered: the network is gone, or the portal. */
export const noAnswer = () =>
  new CallError({
    name: 'serviceUnavailable',
    code: errors.serviceUnavailable.code,
    mensaje: null,
    datos: null,
    referencia: null,
    httpStatus: 0,
    offline: true,
  });

/** Whether the portal answers at all. */
export const isReachable = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
