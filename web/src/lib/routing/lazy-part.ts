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

/** A part that is left out where it cannot be loaded: the screen is whole without it. */
export const optionalPart = <Props extends object>(
  areas: readonly Area[],
  load: () => Promise<{ default: ComponentType<Props> }>,
) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const [code] = await Promise.all([loadCode(load), addTexts(areas)]);
      return code;
    } catch {
      return { default: () => null };
    }
  });
