import { Box, SimpleGrid } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import { getManagementFigures } from '@portal/contract/validations';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Bars } from '../../ui/Bars.tsx';
import { CallView } from '../../ui/CallView.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './Figures.module.css';
import { roundWait } from './waiting.ts';

type Found = Answer<typeof getManagementFigures>;

/** How the portal goes: what waits by age, how fast offers are decided on, what each week brought, and where offers are. */
export default function Figures() {
  const figures = useCall(getManagementFigures, {});
  return (
    <CallView query={figures} skeleton={<Skeletons shape="card" count={1} />}>
      {(found) => (
        <SimpleGrid cols={{ base: 1, md: 3 }} mt="lg" spacing="lg">
          <div>
            <Ages found={found} />
          </div>
          <div>
            <Weeks weeks={found.semanas} />
          </div>
          <div>
            <Provinces provinces={found.provincias} />
          </div>
        </SimpleGrid>
      )}
    </CallView>
  );
}

interface Line {
  key: string | number;
  name: string;
  count: number;
}

/** Counts one below another, each with its part of the largest. */
function Counts({ lines }: { lines: readonly Line[] }) {
  const { number } = useFormat();
  const most = Math.max(...lines.map(({ count }) => count), 1);
  return (
    <Text component="dl" small className={classes.counts}>
      {lines.map(({ key, name, count }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{number(count)}</dd>
          <Box className={classes.part} aria-hidden __vars={{ '--part': `${(count / most) * 100}%` }} />
        </div>
      ))}
    </Text>
  );
}

function Ages({ found: { espera, medianaDias } }: { found: Found }) {
  const t = useTexts('validations');
  const median = medianaDias === null ? null : roundWait(medianaDias);
  return (
    <Section title={t('figures.waiting')} description={t('figures.waitingOf')}>
      <Counts
        lines={[
          { key: 'fresh', name: t('figures.fresh'), count: espera.hastaDosDias },
          { key: 'week', name: t('figures.week'), count: espera.hastaUnaSemana },
          { key: 'old', name: t('figures.old'), count: espera.masDeUnaSemana },
        ]}
      />
      <Text dim small mt="md">
        {median === null ? t('figures.noMedian') : t(`figures.${median.unit}`, { count: median.count })}
      </Text>
    </Section>
  );
}

function Weeks({ weeks }: { weeks: Found['semanas'] }) {
  const t = useTexts('validations');
  const { number, shortDay } = useFormat();
  const [first] = weeks;
  return (
    <Section title={t('figures.weeks')}>
      {(['ofertas', 'candidaturas'] as const).map((kind) => {
        const counts = weeks.map((week) => week[kind]);
        return (
          <Box key={kind} mb="sm">
            <Text small mb="0.25rem">
              {t(`figures.${kind}`, { count: counts.at(-1) ?? 0, before: number(counts.at(-2) ?? 0) })}
            </Text>
            <Bars
              values={counts}
              label={t(`figures.${kind}Of`, { counts: counts.map((one) => number(one)).join(', ') })}
            />
          </Box>
        );
      })}
      {first && (
        <Text component="div" dim tiny className={classes.axis} aria-hidden>
          <span>{shortDay(first.desde)}</span>
          <span>{t('figures.today')}</span>
        </Text>
      )}
    </Section>
  );
}

function Provinces({ provinces }: { provinces: Found['provincias'] }) {
  const t = useTexts('validations');
  const { name } = useCatalogue();
  return (
    <Section title={t('figures.provinces')}>
      {provinces.length === 0 ? (
        <Text dim small>
          {t('figures.noOffers')}
        </Text>
      ) : (
        <Counts
          lines={provinces.map(({ idProvincia, numTotal }) => ({
            key: idProvincia ?? '',
            name: idProvincia === null ? t('figures.elsewhere') : (name('provincias', idProvincia) ?? ''),
            count: numTotal,
          }))}
        />
      )}
    </Section>
  );
}
