import type { Signatory } from '@portal/contract/agreements';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Facts } from '../../ui/Facts.tsx';

/** Whatever is known of a signatory. */
export type SomeSignatory = { [K in keyof Signatory]?: Signatory[K] | undefined };

interface Props {
  signatory: SomeSignatory;
  /** In a column that has no room for two. */
  narrow?: boolean;
}

/** Who signs for a company, to be read. */
export function SignatoryFacts({ signatory, narrow = false }: Props) {
  const t = useTexts('agreementView');
  const { nombre = '', apellidos = '', dni, cargo, email, telefono } = signatory;
  return (
    <Facts
      layout={narrow ? 'grid' : 'rows'}
      facts={[
        { label: t('signatory.name'), value: `${nombre} ${apellidos}`.trim() },
        { label: t('signatory.dni'), value: dni },
        { label: t('signatory.cargo'), value: cargo },
        { label: t('signatory.email'), value: email },
        { label: t('signatory.telefono'), value: telefono },
      ]}
    />
  );
}
