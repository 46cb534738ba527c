import { type ListedHelp, listManagedHelp } from '@portal/contract/help';
import { ManagedList, usePageQuery } from '../../domain/managed/ManagedList.tsx';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { entryLink, Row } from '../../ui/EntryList.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { helpRecord } from './help-record.ts';

/** Every question with its answer, for the managers. */
export default function HelpList() {
  const query = useCall(listManagedHelp, { query: usePageQuery() }, { keepPrevious: true });
  return (
    <ManagedList
      record={helpRecord}
      query={query}
      rowsOf={({ ayudas }) => ayudas.map((help) => ({ id: help.idAyuda, row: <HelpRow help={help} /> }))}
    />
  );
}

function HelpRow({ help }: { help: ListedHelp }) {
  const t = useTexts('helpForm');
  const topics = useTexts('help');
  const { idAyuda, titulo, idioma, destinatarios, tema, orden, publicada, idiomas, modificada } = help;
  return (
    <Row columns={{ wide: 'minmax(0, 1fr) 11rem 9rem 8.5rem' }}>
      <div>
        <h3>
          <ScreenLink to="managedAnswer" params={{ id: idAyuda }} className={entryLink}>
            <span lang={idioma}>{titulo}</span>
          </ScreenLink>
        </h3>
        <Text dim small>
          {t('list.place', { topic: topics(`topics.${tema}`), place: String(orden) })}
        </Text>
        <Text dim small>
          {t('list.changed')} <RelativeTime value={modificada} />
        </Text>
      </div>
      <Text dim small>
        {t(`audience.${destinatarios}`)}
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
