import { Anchor } from '@mantine/core';
import type { AnnexVersion, PlacementParty } from '@portal/contract/placements';
import { placementParties } from '@portal/contract/placements';
import { SignatureResult } from '../../../domain/agreement/SignatureResult.tsx';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';
import classes from './placements.module.css';

type Signature = AnnexVersion['firmas'][number];

interface Props {
  signatures: readonly Signature[];
  /** Those that are missing are awaited. */
  isOpen: boolean;
}

/** Who has signed a version of the annex, when and how, and who has not. */
export function Signatures({ signatures, isOpen }: Props) {
  const t = useTexts('placementView');
  return (
    <ul className={classes.signatures} aria-label={t('annex.signatures')}>
      {placementParties.map((party) => {
        const signature = signatures.find(({ parte }) => parte === party);
        return (
          <li key={party}>
            {signature === undefined ? (
              <Awaited party={party} isOpen={isOpen} />
            ) : (
              <Given signature={signature} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Awaited({ party, isOpen }: { party: PlacementParty; isOpen: boolean }) {
  const t = useTexts('placementView');
  return (
    <>
      <StateBadge meaning={isOpen ? 'warning' : 'neutral'}>{t(`parties.${party}`)}</StateBadge>
      <Text dim small>
        {t(isOpen ? 'annex.awaited' : 'annex.notGiven')}
      </Text>
    </>
  );
}

function Given({
  signature: { parte, medio, fecha, quien, fichero, comprobacion },
}: {
  signature: Signature;
}) {
  const t = useTexts('placementView');
  const { day, dayAndTime } = useFormat();
  return (
    <>
      <StateBadge meaning="good">{t(`parties.${parte}`)}</StateBadge>
      <Text small>{[quien, medio === 'papel' ? day(fecha) : dayAndTime(fecha)].join(' · ')}</Text>
      <Text dim small>
        {t(`annex.means.${medio}`)}
      </Text>
      {fichero !== null && (
        <Text small>
          <Anchor
            href={fichero.url}
            download={fichero.nombre}
            aria-label={t('annex.fileOf', { party: t(`parties.${parte}`) })}
          >
            {t('annex.file')}
          </Anchor>
        </Text>
      )}
      {comprobacion !== null && <SignatureResult check={comprobacion} />}
    </>
  );
}
