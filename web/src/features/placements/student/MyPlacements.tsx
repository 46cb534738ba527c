import { Group, Stack, Title, VisuallyHidden } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import { listOwnPlacements } from '@portal/contract/placements';
import { IconSchool } from '@tabler/icons-react';
import { awaitsSignature } from '../../../domain/placement/awaited.ts';
import { placementMeaning } from '../../../domain/placement/placement-meaning.ts';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { CallView } from '../../../ui/CallView.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { CardList, entryLink } from '../../../ui/EntryList.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenButton, ScreenLink } from '../../../ui/ScreenLink.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';
import { HoursDone } from '../view/HoursDone.tsx';
import classes from '../view/placements.module.css';
import { SocialSecurityBanner } from './SocialSecurityBanner.tsx';

type OwnCard = Answer<typeof listOwnPlacements>['practicas'][number];

/** The student's placements, those that go on first, each with what is missing. */
export default function MyPlacements() {
  const t = useTexts('ownPlacements');
  const titles = useTitles();
  const query = useCall(listOwnPlacements, {});
  return (
    <>
      <PageHead title={titles('myPlacements')} context={t('context')} />
      <CallView query={query} skeleton={<Skeletons shape="card" count={2} />}>
        {({ practicas, faltaNumSegSocial }) =>
          practicas.length === 0 ? (
            <EmptyState
              icon={<IconSchool size={28} />}
              title={t('empty')}
              action={<ScreenButton to="internshipOffers">{t('seeOffers')}</ScreenButton>}
            >
              {t('emptyText')}
            </EmptyState>
          ) : (
            <Stack>
              {faltaNumSegSocial && <SocialSecurityBanner />}
              <CardList aria-label={titles('myPlacements')}>
                {practicas.map((card) => (
                  <Card key={card.idPractica} component="li">
                    <PlacementCard card={card} />
                  </Card>
                ))}
              </CardList>
            </Stack>
          )
        }
      </CallView>
    </>
  );
}

function PlacementCard({ card }: { card: OwnCard }) {
  const t = useTexts('ownPlacements');
  const view = useTexts('placementView');
  const { day } = useFormat();
  const { idPractica, titulo, empresa, estado, fechaInicio, fechaFin, faltan, alertas } = card;
  const others = faltan.filter((need) => need !== 'firmaAlumno');
  return (
    <Stack gap="sm">
      <div>
        <Title order={2} size="h3">
          <ScreenLink to="myPlacement" params={{ idPractica }} className={entryLink}>
            {titulo}
          </ScreenLink>
        </Title>
        <p>{empresa}</p>
        <Text dim small>
          {[
            view('period', { from: day(fechaInicio), to: day(fechaFin) }),
            view('number', { number: card.numero }),
          ].join(' · ')}
        </Text>
      </div>
      <Group gap="xs">
        <StateBadge meaning={placementMeaning[estado]}>{view(`states.${estado}`)}</StateBadge>
        {alertas.includes('pasaDeCurso') && <StateBadge meaning="warning">{t('pastYear.short')}</StateBadge>}
      </Group>
      {awaitsSignature(card, 'alumno') && (
        <div>
          <ScreenButton to="myPlacement" params={{ idPractica }}>
            {view('sign.button')}
            <VisuallyHidden>: {titulo}</VisuallyHidden>
          </ScreenButton>
        </div>
      )}
      {estado === 'preparacion' && others.length > 0 && (
        <ul className={classes.list}>
          {others.map((need) => (
            <li key={need}>{t(`needs.${need}`)}</li>
          ))}
        </ul>
      )}
      <HoursDone {...card} />
    </Stack>
  );
}
