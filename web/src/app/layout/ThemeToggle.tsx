import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { startTransition, useRef } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { saveTheme } from '../../lib/session/language-preference.ts';
import { IconAction } from '../../ui/IconAction.tsx';

/** A second press within this time is one that was not meant (specification 1, §9). */
const deafForMs = 300;

export function ThemeToggle() {
  const t = useTexts('shell');
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  const pressed = useRef(Number.NEGATIVE_INFINITY);
  const toggle = () => {
    const now = performance.now();
    if (now - pressed.current < deafForMs) return;
    pressed.current = now;
    // The colours change at once; what draws itself otherwise in the dark takes its time.
    startTransition(() => setColorScheme(isDark ? 'light' : 'dark'));
    saveTheme(!isDark);
  };
  const Icon = isDark ? IconSun : IconMoon;
  return (
    <IconAction label={isDark ? t('light') : t('dark')} onClick={toggle}>
      <Icon size={22} stroke={1.75} aria-hidden />
    </IconAction>
  );
}
