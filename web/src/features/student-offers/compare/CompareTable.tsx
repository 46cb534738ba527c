import { Box, Group, VisuallyHidden } from '@mantine/core';
import { IconArrowsDiff, IconX } from '@tabler/icons-react';
import { Fragment } from 'react';
import { ApplicationState } from '../../../domain/application/ApplicationState.tsx';
import { isApplicationState } from '../../../domain/application/application-meaning.ts';
import { FitMark } from '../../../domain/offer/FitMark.tsx';
import { offerScreen } from '../../../domain/offer/offer-types.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { IconAction } from '../../../ui/IconAction.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { Text } from '../../../ui/Text.tsx';
import { sortRequirements } from '../requirements.ts';
import classes from './compare.module.css';
import { differs, marked } from './compared.ts';
import { type Compared, type RowId, useRows } from './useRows.ts';

interface Props {
  ids: readonly string[];
  /** As `ids`; undefined is one that cannot be read. */
  offers: readonly (Compared | undefined)[];
  onlyDifferent: boolean;
  onRemove: (id: string) => void;
}

/** The offers as columns, what they say as rows; on a narrow window it scrolls sideways. */
export function CompareTable({ ids, offers, onlyDifferent, onRemove }: Props) {
  const t = useTexts('forYou');
  const rows = useRows(offers);
  const isMarked = marked(rows);
  const shown = onlyDifferent ? rows.filter(differs) : rows;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={t('compare.caption')} data-entries>
      <Box component="table" className={classes.table} __vars={{ '--count': String(ids.length) }}>
        <VisuallyHidden component="caption">{t('compare.caption')}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col" className={classes.first}>
              <VisuallyHidden>{t('compare.row')}</VisuallyHidden>
            </th>
            {ids.map((id, place) => (
              <th key={id} scope="col" className={classes.offer}>
                <Column offer={offers[place]} onRemove={() => onRemove(id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.id}>
              <RowHead id={row.id} isDifferent={!onlyDifferent && isMarked.has(row.id)} />
              {row.values.map((value, place) => (
                <td key={ids[place]}>{value !== undefined && <Value text={value} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      {shown.length === 0 && (
        <Text dim p="md">
          {t('compare.same')}
        </Text>
      )}
    </section>
  );
}

function Column({ offer, onRemove }: { offer: Compared | undefined; onRemove: () => void }) {
  const t = useTexts('forYou');
  const title = offer?.oferta.titulo ?? t('compare.gone');
  return (
    <Group gap="xs" align="flex-start" justify="space-between" wrap="nowrap">
      <div className={classes.lines}>
        {offer === undefined ? (
          <Text dim>{title}</Text>
        ) : (
          <>
            <ScreenLink
              to={offerScreen[offer.oferta.tipo]}
              params={{ urlAcceso: offer.oferta.urlAcceso }}
              fw={600}
            >
              {title}
            </ScreenLink>
            <Standing offer={offer} />
          </>
        )}
      </div>
      <IconAction label={t('compare.remove', { title })} removes="now" onClick={onRemove}>
        <IconX size={18} aria-hidden />
      </IconAction>
    </Group>
  );
}

/** One's own application, else how one stands with the offer. */
function Standing({ offer: { candidatura, requisitos } }: { offer: Compared }) {
  const estado = candidatura?.idEstado ?? null;
  return candidatura !== null && isApplicationState(estado) ? (
    <ApplicationState idEstado={estado} rechazadaPorAlumno={candidatura.rechazadaPorAlumno} />
  ) : (
    <FitMark missing={sortRequirements(requisitos).missing} />
  );
}

function RowHead({ id, isDifferent }: { id: RowId; isDifferent: boolean }) {
  const t = useTexts('forYou');
  return (
    <th scope="row" className={classes.first}>
      <span className={classes.label}>{t(`compare.rows.${id}`)}</span>
      {isDifferent && (
        <Text component="span" tiny className={classes.differs}>
          <IconArrowsDiff size={14} aria-hidden />
          {t('compare.differs')}
        </Text>
      )}
    </th>
  );
}

/** What one offer says, each part on a line of its own. */
function Value({ text }: { text: string }) {
  const t = useTexts('forYou');
  if (text === '') return <Text dim>{t('compare.unknown')}</Text>;
  return text.split('\n').map((line, place) => (
    <Fragment key={line}>
      {place > 0 && <br />}
      {line}
    </Fragment>
  ));
}
