import type { Answer, Call, Endpoint } from '@portal/contract/endpoint';
import {
  keepPreviousData,
  QueryClient,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useLanguage } from '../i18n/i18n.ts';
import { showCustomNotice } from '../notices/custom-notices.ts';
import { showSuccess } from '../notices/notices.ts';
import { CallError } from './call-error.ts';
import { request, type Success, send } from './client.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // Whether there is a network is known by trying; a paused query would show its skeleton for ever.
      networkMode: 'always',
      retry: (failures, error) =>
        failures < 2 && error instanceof CallError && (error.offline || error.httpStatus >= 500),
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

interface CallOptions {
  enabled?: boolean;
  /** Shows the last answer while the next one (another page, another filter) comes. */
  keepPrevious?: boolean;
  /** Asks again this often while the page is seen. */
  everySeconds?: number;
}

/** The key of a call's answers; without `call`, of all of them. */
export const keyOf = (endpoint: Endpoint, ...rest: unknown[]) => [endpoint.path.toLowerCase(), ...rest];

export function useCall<E extends Endpoint>(
  endpoint: E,
  call: Call<E>,
  { enabled = true, keepPrevious = false, everySeconds }: CallOptions = {},
): UseQueryResult<Answer<E>, CallError> {
  const language = useLanguage();
  return useQuery<Answer<E>, CallError>({
    queryKey: keyOf(endpoint, call, language),
    queryFn: ({ signal }) => send(endpoint, call, { signal }),
    enabled,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...(endpoint.cacheSeconds !== undefined && { staleTime: endpoint.cacheSeconds * 1000 }),
    ...(everySeconds !== undefined && { refetchInterval: everySeconds * 1000 }),
  });
}

/** A call that changes something, as `useSend` gives it. */
export type Sending<E extends Endpoint> = UseMutationResult<Success<E>, CallError, Call<E>>;

interface SendOptions<E extends Endpoint> {
  onSuccess?: (datos: Answer<E>, call: Call<E>) => void | Promise<void>;
  /** Calls whose answers are no longer true. */
  invalidates?: readonly Endpoint[];
  /** Says nothing on success (what changed is in sight, or it was a draft) but what has a dialog of its own. */
  quiet?: boolean;
}

/**
 * A call that changes something. On success the server's own notice, its `mensaje` or else the endpoint's notice is
 * shown; its `error` is for the page to show (`ErrorBanner`, or beside the fields).
 */
export function useSend<E extends Endpoint>(
  endpoint: E,
  { onSuccess, invalidates = [], quiet = false }: SendOptions<E> = {},
): Sending<E> {
  const client = useQueryClient();
  return useMutation<Success<E>, CallError, Call<E>>({
    mutationFn: (call) => request(endpoint, call),
    onSuccess: async ({ datos, mensaje, aviso }, call) => {
      if (aviso !== null) showCustomNotice({ mensaje, aviso });
      else if (!quiet) showSuccess(endpoint.notice, mensaje);
      const refreshed = Promise.all(
        invalidates.map((other) => client.invalidateQueries({ queryKey: keyOf(other) })),
      );
      await onSuccess?.(datos, call);
      await refreshed;
    },
  });
}
