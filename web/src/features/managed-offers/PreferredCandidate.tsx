import { Button, Group } from '@mantine/core';
import { getManagedOffer, listManagedOffers } from '@portal/contract/managed-offers';
import { settlePreferred } from '@portal/contract/preregistrations';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import type { Managed } from './managed.ts';

/** Whom the company wants, where nobody has seen to it: something to do. */
export function PreferredCandidate({ managed: { resumen, preferido, actos } }: { managed: Managed }) {
  const t = useTexts('managedOffers');
  const settle = useSend(settlePreferred, { invalidates: [getManagedOffer, listManagedOffers] });
  if (preferido === null || preferido.atendido || !actos.includes('preinscribir')) return null;
  const { texto, personas } = preferido;
  const ids = personas.map(({ idAlumno }) => idAlumno).join(',');
  const search = `?oferta=${resumen.urlAcceso}${ids === '' ? '' : `&alumnos=${ids}`}`;
  return (
    <Banner meaning="warning" title={t('preferred.title', { name: texto })}>
      <p>{t(personas.length === 0 ? 'preferred.nobody' : 'preferred.found', { count: personas.length })}</p>
      <Group gap="xs" mt="xs">
        <ScreenButton to="preregister" search={search}>
          {t(personas.length === 0 ? 'preferred.search' : 'preferred.see')}
        </ScreenButton>
        <Button
          variant="default"
          loading={settle.isPending}
          onClick={() => settle.mutate({ body: { urlOferta: resumen.urlAcceso } })}
        >
          {t('preferred.settle')}
        </Button>
      </Group>
      <ErrorBanner error={settle.error} />
    </Banner>
  );
}
