import type { Answer, Call, Endpoint } from '@portal/contract/endpoint';
import type { Envelope } from '@portal/contract/envelope';

/** A client of the portal's calls over the network, for what a journey needs besides the page. */
export class Client {
  readonly baseUrl: string | Promise<string>;
  token: string | undefined;

  constructor(baseUrl: string | Promise<string>) {
    this.baseUrl = baseUrl;
  }

  async call<E extends Endpoint>(endpoint: E, call: Call<E>): Promise<Envelope<Answer<E>>> {
    const { params = {}, query = {}, body } = call as { params?: object; query?: object; body?: object };
    const path = Object.entries(params).reduce(
      (url, [name, value]) => url.replace(`:${name}`, encodeURIComponent(String(value))),
      endpoint.path as string,
    );
    const url = new URL(path, await this.baseUrl);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const response = await fetch(url, {
      method: endpoint.method,
      headers: {
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Envelope<Answer<E>>;
  }

  /** A call that goes well: its `datos`. */
  async get<E extends Endpoint>(endpoint: E, call: Call<E>): Promise<Answer<E>> {
    const envelope = await this.call(endpoint, call);
    if (envelope.status !== 0) throw new Error(`${endpoint.path}: ${JSON.stringify(envelope)}`);
    return envelope.datos;
  }
}
