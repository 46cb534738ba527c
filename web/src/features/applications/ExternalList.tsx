import { Box, Button, Flex, Group, Title } from '@mantine/core';
import { answerExternal, getExternal, listExternal } from '@portal/contract/external-applications';
import type { OfferType } from '@portal/contract/offer-fields';
import { offerScreen } from '../../domain/offer/offer-types.ts';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { useRelativeDay } from '../../lib/i18n/useRelativeDay.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { placeNear } from '../../ui/stay-near.ts';
import { Text } from '../../ui/Text.tsx';

/** What the student applied to on companies' own pages; not shown while the list is empty. */
export function ExternalList({ tipo }: { tipo: OfferType }) {
  const t = useTexts('applications');
  const { dayAndTime } = useFormat();
  const when = useRelativeDay();
  const { data } = useCall(listExternal, {});
  const undo = useSend(answerExternal, { invalidates: [listExternal, getExternal], quiet: true });
  const those = data?.inscripciones.filter((one) => one.tipo === tipo) ?? [];
  if (those.length === 0) return null;
  return (
    <Box component="section" mt="xl" aria-labelledby="inscripciones-externas">
      <Title order={2} id="inscripciones-externas">
        {t('external.title')}
      </Title>
      <Text dim small mb="sm">
        {t('external.about')}
      </Text>
      <ErrorBanner error={undo.error} />
      <Flex component="ul" direction="column" gap="sm">
        {those.map(({ urlOferta, titulo, empresa, fecha, estadoOferta }) => (
          <Card component="li" key={urlOferta}>
            <Group justify="space-between" gap="xs">
              <div style={{ minWidth: 0, flex: '1 1 14rem' }}>
                <Title order={3}>
                  {estadoOferta === 'eliminada' ? (
                    titulo
                  ) : (
                    <ScreenLink to={offerScreen[tipo]} params={{ urlAcceso: urlOferta }}>
                      {titulo}
                    </ScreenLink>
                  )}
                </Title>
                <Flex component="p" gap="0 0.75rem" wrap="wrap" c="dimmed" fz="sm">
                  <span>{empresa ?? t('list.hiddenCompany')}</span>
                  <span title={dayAndTime(fecha)}>{t('external.applied', { when: when(fecha) })}</span>
                  {estadoOferta !== 'abierta' && <span>{t('list.closed')}</span>}
                </Flex>
              </div>
              <Button
                variant="default"
                aria-label={t('external.undoOf', { title: titulo })}
                data-remove
                onClick={(event) => {
                  const near = placeNear(event.currentTarget);
                  const body = { urlOferta, respuesta: 'todaviaNo' } as const;
                  undo.mutate({ body }, { onSuccess: those.length === 1 ? focusTitle : near });
                }}
              >
                {t('external.undo')}
              </Button>
            </Group>
          </Card>
        ))}
      </Flex>
    </Box>
  );
}

/** The whole section goes with its last entry. */
function focusTitle(): void {
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
}
