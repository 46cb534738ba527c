import { useComputedColorScheme } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { brandFile, useBrand } from '../../lib/brand/brand.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { Text } from '../../ui/Text.tsx';
import classes from './Header.module.css';

/** The institution's logo, or its name set in type where the image does not come. */
export function Logo() {
  const brand = useBrand();
  const pathTo = usePathTo();
  const isDark = useComputedColorScheme('light') === 'dark';
  const source = brandFile(isDark ? brand.logoOscuro : brand.logo);
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Link to={pathTo('home')} className={classes.logo}>
      {failed === source ? (
        <Text component="span" strong className={classes.logoName}>
          {brand.nombre}
        </Text>
      ) : (
        <img className={classes.image} src={source} alt={brand.nombre} onError={() => setFailed(source)} />
      )}
    </Link>
  );
}
