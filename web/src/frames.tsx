import { type Language, languages } from '@portal/contract/languages';
import { type Role, roles } from '@portal/contract/roles';
import { type ScreenId, screenIds, screenNames, withPrefix } from '@portal/contract/screens';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, generatePath } from 'react-router';
import { App } from './app/App.tsx';
import { screens } from './app/areas.ts';
import { Layout } from './app/layout/Layout.tsx';
import type { Handle } from './app/useScreen.ts';
import { type ShownBrand, shownBrand } from './lib/brand/known-brand.ts';
import { setTimeZone } from './lib/i18n/format.ts';
import { setLanguage, startTexts } from './lib/i18n/i18n.ts';
import type { Screen } from './lib/routing/area.ts';
import { startSession } from './lib/session/session.ts';

/** Whom a frame is for: a visitor, or who is logged in with a role. */
type Reader = Role | 'visitor';

interface Frame {
  readonly screen: ScreenId;
  readonly language: Language;
  /** One part for each reader, of which the page shows the one that it is for. */
  readonly html: string;
}

function readersOf({ access }: Screen): readonly Reader[] {
  switch (access) {
    case 'public':
      return ['visitor', ...roles];
    case 'anonymous':
      return ['visitor'];
    case 'anyRole':
      return roles;
    default:
      return access;
  }
}

/** Room for a name that the server does not know. */
const unknownName = '\u00a0'.repeat(12);

/** Has the components draw what they draw for somebody of this role whose data are still to come. */
function beginAs(userType: Role): void {
  const claims = { exp: Number.MAX_SAFE_INTEGER, sub: userType };
  startSession({
    token: `.${btoa(JSON.stringify(claims))}.`,
    userType,
    name: unknownName,
    conPracticas: true,
    conEmpleo: true,
    primerAcceso: false,
    soloCiclosUAX: false,
    puedeOfertasPracticas: true,
    idIdiomaPreferido: null,
    modoOscuro: null,
    idEmpresa: null,
    nombreComercial: userType === 'Empresa' ? unknownName : null,
    variasEmpresas: false,
  });
}

async function render(id: ScreenId, language: Language): Promise<string> {
  const screen = screens[id];
  const [{ default: Component }] = await Promise.all([screen.load(), setLanguage(language, screen.texts)]);
  const path = withPrefix(language, screenNames[id].paths[language][0]);
  const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, '-']));
  const router = createMemoryRouter(
    [{ Component: Layout, children: [{ path, handle: { screen: id } satisfies Handle, Component }] }],
    { initialEntries: [generatePath(path, params)] },
  );
  const html = renderToStaticMarkup(<App router={router} />);
  router.dispose();
  // What is typed before the page itself is there would be lost.
  return html.replaceAll(/<(input|textarea) /g, '<$1 readonly ');
}

/** The theme's variables, which are the same for every reader. */
const themeStyle = /<style data-mantine-styles.*?<\/style>/gs;

/**
 * Every screen as it is while its data are still to come, drawn by its own components, for each language of the
 * institution and each kind of reader. What cannot be drawn without a browser is left out.
 */
export async function renderFrames(brand: ShownBrand): Promise<readonly Frame[]> {
  shownBrand.set(brand);
  setTimeZone(brand.zonaHoraria);
  await startTexts('es');
  const parts = new Map<string, string>();
  const shown = languages.filter((language) => brand.idiomas.includes(language));
  const pages = screenIds.flatMap((screen) => shown.map((language) => ({ screen, language })));
  for (const reader of ['visitor', ...roles] as const) {
    if (reader !== 'visitor') beginAs(reader);
    for (const { screen, language } of pages) {
      if (!readersOf(screens[screen]).includes(reader)) continue;
      const html = await render(screen, language).catch(() => null);
      if (html === null) continue;
      const key = `${screen}.${language}`;
      const before = parts.get(key);
      const part = before === undefined ? html : html.replaceAll(themeStyle, '');
      parts.set(key, `${before ?? ''}<div data-reader="${reader}">${part}</div>`);
    }
  }
  return pages.flatMap((page) => {
    const html = parts.get(`${page.screen}.${page.language}`);
    return html === undefined ? [] : [{ ...page, html }];
  });
}
