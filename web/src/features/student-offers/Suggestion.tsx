import { Anchor } from '@mantine/core';
import type { OfferType } from '@portal/contract/offer-fields';
import { suggestSearch } from '@portal/contract/student-offers';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';

interface Props {
  tipo: OfferType;
  texto: string;
  onTake: (texto: string) => void;
}

/** A search that found nothing, with its misspelt words put right; nothing where none is near. */
export function Suggestion({ tipo, texto, onTake }: Props) {
  const t = useTexts('studentOffers');
  const { data } = useCall(suggestSearch, { params: { tipo }, query: { texto } });
  const suggested = data?.texto;
  if (!suggested) return null;
  return (
    <p>
      <Anchor component="button" type="button" fz="inherit" fw={600} onClick={() => onTake(suggested)}>
        {t('empty.suggestion', { text: suggested })}
      </Anchor>
    </p>
  );
}
