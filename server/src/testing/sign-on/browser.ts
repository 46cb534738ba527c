import type { Envelope } from '@portal/contract/envelope';
import { finishSignOn, registerSignedOn } from '@portal/contract/sign-on';
import type { TestPortal } from '../portal.ts';
import { noteRefusal } from '../refusals-met.ts';

/** What of a browser matters for a single sign-on: its cookies, and following where it is sent. */
export class Browser {
  cookie: string | undefined;
  readonly portal: TestPortal;

  constructor(portal: TestPortal) {
    this.portal = portal;
  }

  private get headers() {
    return this.cookie === undefined ? {} : { cookie: this.cookie };
  }

  /** Presses the button of a provider; gives the address it leads to. */
  async begin(provider: string, perfil = 'Alumno'): Promise<string> {
    const { headers } = await this.start(provider, perfil);
    return String(headers.location);
  }

  /** The same, with the whole answer. */
  async start(provider: string, perfil = 'Alumno') {
    const response = await this.portal.app.inject({
      url: `/api/Publico/accesoUnico/${provider}/inicio?perfil=${perfil}`,
      headers: this.headers,
    });
    const set = response.headers['set-cookie'];
    if (typeof set === 'string') this.cookie = set.split(';')[0];
    return response;
  }

  /** Posts what a SAML provider has the browser post, from the provider's site: without cookies. Gives where it leads. */
  async post(form: Record<string, string>): Promise<URL> {
    const { headers } = await this.portal.app.inject({
      method: 'POST',
      url: '/acceso',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://idp.example.test' },
      payload: new URLSearchParams(form).toString(),
    });
    return new URL(String(headers.location), 'http://portal.invalid');
  }

  /** What the page does when it is returned to: the envelope. */
  finish(returned: URL | string) {
    const respuesta = typeof returned === 'string' ? returned : returned.search.slice(1);
    return this.send(finishSignOn, { respuesta });
  }

  /** What the page does with the code of somebody who has no account yet: the envelope. */
  register(body: Record<string, unknown>) {
    return this.send(registerSignedOn, body);
  }

  private async send(endpoint: typeof finishSignOn | typeof registerSignedOn, body: Record<string, unknown>) {
    const response = await this.portal.app.inject({
      method: 'POST',
      url: endpoint.path,
      headers: this.headers,
      payload: body,
    });
    const answer: Envelope<{ token: string; name: string; alta?: { codigo: string } } | null> =
      response.json();
    const { status, datos } = answer;
    if (status !== 0) noteRefusal(endpoint, { body }, response.statusCode, answer);
    return { status, datos, httpStatus: response.statusCode };
  }
}
