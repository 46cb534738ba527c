import autocannon from 'autocannon';

/** What one request of a case is; asked anew for each. */
export type MakeRequest = (count: number) => {
  method: 'GET' | 'POST';
  path: string;
  token?: string;
  body?: string;
};

interface LoadOptions {
  seconds: number;
  connections: number;
}

let made = 0;

/** Keeps every connection busy for the time given. A response other than 200 with status 0 counts as a failure. */
export async function load(url: string, makeRequest: MakeRequest, { seconds, connections }: LoadOptions) {
  let failures = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => {
          const { method, path, token, body } = makeRequest(made++);
          return {
            ...request,
            method,
            path,
            headers: {
              ...(token && { authorization: `Bearer ${token}` }),
              ...(body && { 'content-type': 'application/json' }),
            },
            ...(body && { body }),
          };
        },
        onResponse: (status, body) => {
          if (status !== 200 || body.startsWith('{"status":') !== body.startsWith('{"status":0,')) failures++;
        },
      },
    ],
  });
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: failures + result.errors + result.non2xx,
  };
}
