import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { offersLevel } from '@portal/contract/brand';
import { type IdentityKind, identityKinds } from '@portal/contract/identifiers';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';
import type { Option } from '../../../ui/select-options.ts';

interface Props {
  /** `form.getInputProps`. */
  input: (path: string) => { error?: ReactNode };
}

/** The kind of the identity document, and its number. */
export function IdentityFields({ input, kind }: Props & { kind: IdentityKind }) {
  const t = useTexts('signup');
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
      <NativeSelect
        label={t('student.tipoIdentificacion')}
        data={identityKinds.map((one) => ({ value: one, label: t(`student.kinds.${one}`) }))}
        {...input('tipoIdentificacion')}
      />
      <TextInput
        label={t('student.dni')}
        description={(kind === 'dni' || kind === 'nie') && t('student.dniHelp')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...input('dni')}
      />
    </SimpleGrid>
  );
}

export function StudentPhoneField({ input }: Props) {
  const t = useTexts('signup');
  return <TextInput label={t('student.telefono')} type="tel" autoComplete="tel" {...input('telefono')} />;
}

/** The institution's degrees, those of one level together. */
export function DegreeField({ input }: Props) {
  const t = useTexts('signup');
  const brand = useBrand();
  const { catalogue, name } = useCatalogue();
  const degrees = useMemo(
    (): readonly Option[] =>
      (catalogue?.titulaciones ?? [])
        .filter(({ idNivel }) => offersLevel(brand, idNivel))
        .map(({ idTitulacion, descripcion, idNivel }) => ({
          value: idTitulacion,
          label: descripcion,
          group: name('niveles', idNivel) ?? '',
        })),
    [brand, catalogue, name],
  );
  return (
    <SearchSelect
      label={t('student.idTitulacion')}
      description={t('student.idTitulacionHelp')}
      options={degrees}
      {...input('idTitulacion')}
    />
  );
}
