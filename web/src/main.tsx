import '@mantine/core/styles.layer.css';
import './app/global.css';
import { MantineProvider } from '@mantine/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { App } from './app/App.tsx';
import { ConnectionError } from './app/ConnectionError.tsx';
import { loadBrand } from './lib/brand.ts';
import { preferredLanguage, startTexts } from './lib/i18n.ts';
import { placeOf } from './lib/paths.ts';
import { watchSession } from './lib/session.ts';

// The page's policy forbids making code from text, which zod would try.
z.config({ jitless: true });

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no #root');
const root = createRoot(element);

async function start(): Promise<void> {
  const addressed = placeOf(window.location.pathname);
  const isNeutral = addressed === null || addressed.id === 'home' || addressed.id === 'notFound';
  const language =
    isNeutral && addressed?.language !== 'ca' && addressed?.language !== 'en'
      ? preferredLanguage()
      : addressed?.language;
  await startTexts(language ?? 'es');
  try {
    await loadBrand();
  } catch {
    root.render(
      <MantineProvider defaultColorScheme="auto">
        <ConnectionError onRetry={() => window.location.reload()} />
      </MantineProvider>,
    );
    return;
  }
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

watchSession();
start();
