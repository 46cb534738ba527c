import { Box } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import classes from './Monogram.module.css';
import { monogramOf } from './monogram.ts';

interface Props {
  name: string | null;
  logo?: string | null;
  /** On cards and in lists smaller than on the offer. */
  size?: 40 | 56;
}

/** The logo of a company or else its letters, beside its name, which says it in words; null where it hides its name. */
export function Monogram({ name, logo = null, size = 56 }: Props) {
  if (logo !== null)
    return <img className={classes.logo} src={logo} alt="" width={size} height={size} loading="lazy" />;
  const { letters, hue } = monogramOf(name ?? '');
  return (
    <Box
      className={classes.monogram}
      data-size={size}
      data-neutral={letters === '' || undefined}
      __vars={{ '--hue': String(hue) }}
      aria-hidden
    >
      {letters || <IconBuilding size={24} stroke={1.5} />}
    </Box>
  );
}
