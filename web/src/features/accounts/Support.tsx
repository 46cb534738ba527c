import { Anchor } from '@mantine/core';
import { useBrand } from '../../lib/brand.ts';

interface Props {
  /** What the address follows. */
  children: string;
  to: 'general' | 'empresas' | 'soporte';
}

/** Whom to write to when nothing else helps. */
export function Support({ children, to }: Props) {
  const address = useBrand().correos[to];
  return (
    <>
      {children} <Anchor href={`mailto:${address}`}>{address}</Anchor>.
    </>
  );
}
