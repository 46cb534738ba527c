import { type ListedGuide, listManagedGuides } from '@portal/contract/guides';
import { ManagedList, usePageQuery } from '../../domain/managed/ManagedList.tsx';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { entryLink, Row } from '../../ui/EntryList.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { guideRecord } from './guide-record.ts';

/** Every guide, for the managers. */
export default function GuideList() {
  const query = useCall(listManagedGuides, { query: usePageQuery() }, { keepPrevious: true });
  return (
    <ManagedList
      record={guideRecord}
      query={query}
      rowsOf={({ guias }) => guias.map((guide) => ({ id: guide.idGuia, row: <GuideRow guide={guide} /> }))}
    />
  );
}

function GuideRow({ guide }: { guide: ListedGuide }) {
  const t = useTexts('guideForm');
  const { idGuia, titulo, idioma, destinatarios, orden, publicada, idiomas, modificada } = guide;
  return (
    <Row columns={{ wide: 'minmax(0, 1fr) 11rem 9rem 8.5rem' }}>
      <div>
        <h3>
          <ScreenLink to="managedGuide" params={{ id: idGuia }} className={entryLink}>
            <span lang={idioma}>{titulo}</span>
          </ScreenLink>
        </h3>
        <Text dim small>
          {t('list.place', { place: String(orden) })}
        </Text>
        <Text dim small>
          {t('list.changed')} <RelativeTime value={modificada} />
        </Text>
      </div>
      <Text dim small>
        {t(`readers.${destinatarios}`)}
      </Text>
      <Text dim small>
        {t('inLanguages', { languages: idiomas.map((language) => language.toUpperCase()).join(' · ') })}
      </Text>
      <StateBadge meaning={publicada ? 'good' : 'neutral'}>
        {t(publicada ? 'state.published' : 'state.draft')}
      </StateBadge>
    </Row>
  );
}
