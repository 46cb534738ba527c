import { useMediaQuery } from '@mantine/hooks';
import { atLeast } from '../../ui/breakpoints.ts';

/** Whether there is room beside the form for what it makes. */
export const useHasAside = (): boolean =>
  useMediaQuery(atLeast('widest'), undefined, { getInitialValueInEffect: false });
