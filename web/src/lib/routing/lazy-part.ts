import { type ComponentType, lazy } from 'react';
import type { Area } from '../../locales/areas.ts';
import { addTexts } from '../i18n/i18n.ts';
import { loadCode } from './load-code.ts';

/** A part of a screen that comes after it, with its texts. */
export const lazyPart = <Props extends object>(
  areas: readonly Area[],
  load: () => Promise<{ default: ComponentType<Props> }>,
) =>
  lazy(async () => {
    const [code] = await Promise.all([loadCode(load), addTexts(areas)]);
    return code;
  });
