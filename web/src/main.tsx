import '@mantine/core/styles.layer.css';
import './app/typeface.css';
import './app/global.css';
import { MantineProvider } from '@mantine/core';
import type { Language } from '@portal/contract/languages';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { App } from './app/App.tsx';
import { ConnectionError } from './app/ConnectionError.tsx';
import { colorSchemeManager } from './app/color-scheme.ts';
import { followMaintenance } from './app/follow-maintenance.ts';
import { endFrame } from './app/frame.ts';
import { neutralScreens } from './app/guards.ts';
import { keepFocusOfButtons } from './app/keep-focus.ts';
import { keepSession } from './app/keep-session.ts';
import { createRouter } from './app/router.tsx';
import { plainLooks, themeOf, variablesOf } from './app/theme.ts';
import { loadBrand } from './lib/brand/brand.ts';
import { preferredLanguage, startTexts } from './lib/i18n/i18n.ts';
import { placeOf } from './lib/routing/paths.ts';
import { readScreenCode } from './lib/routing/screen-code.ts';
import { watchSession } from './lib/session/session.ts';

// The page's policy forbids making code from text, which zod would try.
z.config({ jitless: true });

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no #root');
const root = createRoot(element);

/** Before the brand is known, which may have other languages: what the address says, else the reader's. */
function firstLanguage(): Language {
  const place = placeOf(window.location.pathname);
  const isNeutral = place === null || neutralScreens.includes(place.id);
  if (place !== null && (place.language !== 'es' || !isNeutral)) return place.language;
  return preferredLanguage() ?? 'es';
}

async function start(): Promise<void> {
  const [hasBrand] = await Promise.all([
    loadBrand().then(
      () => true,
      () => false,
    ),
    startTexts(firstLanguage()),
  ]);
  if (!hasBrand) {
    endFrame();
    root.render(
      <MantineProvider
        theme={themeOf(plainLooks)}
        cssVariablesResolver={variablesOf(plainLooks)}
        defaultColorScheme="auto"
        colorSchemeManager={colorSchemeManager}
      >
        <ConnectionError onRetry={() => window.location.reload()} />
      </MantineProvider>,
    );
    return;
  }
  const router = createRouter();
  followMaintenance(router);
  root.render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
}

/** Not even the words came: in all three languages, since whose they are is not known either. */
function sayNothingCame(): void {
  const text = [
    'Error de conexión, por favor revisa tu conexión.',
    'Error de connexió, si us plau, revisa la connexió.',
    'Connection error, please check your connection.',
  ].join('\n');
  endFrame();
  root.render(
    <p role="alert" style={{ padding: '2rem', whiteSpace: 'pre-line' }}>
      {text}
    </p>,
  );
}

watchSession();
keepSession();
keepFocusOfButtons();
start().catch(sayNothingCame);
window.addEventListener('load', () => void readScreenCode(), { once: true });
