import { Anchor } from '@mantine/core';
import { useBrand } from '../../lib/brand.ts';
import { useTexts } from '../../lib/i18n.ts';

/** Whom to tell when something that comes from the university is not right. */
export function Wrong({ empty = false }: { empty?: boolean }) {
  const t = useTexts('cv');
  const { general } = useBrand().correos;
  return (
    <>
      {t(empty ? 'studies.emptyBody' : 'studies.wrong')}{' '}
      <Anchor href={`mailto:${general}`} inherit>
        {general}
      </Anchor>
      .
    </>
  );
}
