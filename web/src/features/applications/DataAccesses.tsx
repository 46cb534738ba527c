import { listDataAccesses } from '@portal/contract/data-accesses';
import { useState } from 'react';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';

const pageSize = 10;

/** Which companies opened or exported what the student sent, when, and when the institution did. */
export function DataAccesses() {
  const t = useTexts('dataAccesses');
  const { day } = useFormat();
  const [page, setPage] = useState(1);
  const query = useCall(
    listDataAccesses,
    { query: { pagina: page, porPagina: pageSize } },
    { keepPrevious: true },
  );
  return (
    <Section title={t('title')} description={t('text')}>
      <CallView query={query}>
        {({ accesos, numTotal }) =>
          numTotal === 0 ? (
            <Text dim small>
              {t('none')}
            </Text>
          ) : (
            <>
              <EntryList flush>
                {accesos.map((access) =>
                  access.quien === 'institucion' ? (
                    <li key={`${access.dia} ${access.hecho}`}>
                      <p>
                        <strong>{t('institution')}</strong> {t(`institutionWhat.${access.hecho}`)}
                      </p>
                      <Text dim small>
                        {day(access.dia)}
                      </Text>
                    </li>
                  ) : (
                    <li key={`${access.dia} ${access.hecho} ${access.urlOferta}`}>
                      <p>
                        <strong>{access.empresa ?? t('hidden')}</strong> {t(`what.${access.hecho}`)}
                      </p>
                      <Text dim small>
                        {day(access.dia)} ·{' '}
                        <ScreenLink to="application" params={{ urlAcceso: access.urlOferta }}>
                          {access.tituloOferta}
                        </ScreenLink>
                      </Text>
                    </li>
                  ),
                )}
              </EntryList>
              <Pager page={page} pageSize={pageSize} total={numTotal} onPage={setPage} />
            </>
          )
        }
      </CallView>
    </Section>
  );
}
