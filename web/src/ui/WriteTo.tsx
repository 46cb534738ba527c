import { useBrand } from '../lib/brand/brand.ts';
import { EmailLink } from './EmailLink.tsx';

interface Props {
  /** What the address follows. */
  children: string;
  to: 'general' | 'empresas' | 'soporte';
}

/** Whom to write to about what only the institution can do: a sentence that ends in its address. */
export function WriteTo({ children, to }: Props) {
  const address = useBrand().correos[to];
  return (
    <>
      {children} <EmailLink address={address} />.
    </>
  );
}
