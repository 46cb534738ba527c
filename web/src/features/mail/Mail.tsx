import { Button } from '@mantine/core';
import { listMail } from '@portal/contract/mail';
import { IconMailbox, IconMailOff, IconRefresh } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { CallView } from '../../ui/CallView.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { PageOver } from '../../ui/PageOver.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import classes from './Mail.module.css';
import { MailList } from './MailList.tsx';
import { MailText } from './MailText.tsx';

const perPage = 20;
const askAgainSeconds = 20;

const numberIn = (search: URLSearchParams, name: string): number | null => {
  const number = Number(search.get(name));
  return Number.isInteger(number) && number > 0 ? number : null;
};

/** The mails that the demo institution keeps instead of sending; the address holds which one is read. */
export default function Mail() {
  const t = useTexts('mail');
  const [search, setSearch] = useSearchParams();
  const page = numberIn(search, 'pagina') ?? 1;
  const open = numberIn(search, 'mensaje');
  const query = useCall(
    listMail,
    { query: { pagina: page, porPagina: perPage } },
    { keepPrevious: true, everySeconds: askAgainSeconds },
  );
  if (query.error?.name === 'actionNotAllowed') return <Elsewhere />;
  return (
    <>
      <PageHead title={t('title')} context={t('context')} />
      <CallView query={query} skeleton={<Skeletons shape="row" count={6} />}>
        {({ correos, numTotal }) =>
          numTotal === 0 ? (
            <EmptyState
              icon={<IconMailbox size={28} />}
              title={t('empty')}
              action={<Refresh onRefresh={() => query.refetch()} />}
            >
              {t('emptyBody')}
            </EmptyState>
          ) : correos.length === 0 ? (
            <PageOver onFirst={() => setSearch({})} />
          ) : (
            <div className={classes.panes} data-open={open !== null || undefined}>
              <div className={classes.listPane}>
                <MailList mails={correos} page={page} open={open} />
                <Pager
                  page={page}
                  pageSize={perPage}
                  total={numTotal}
                  onPage={(to) => setSearch(to === 1 ? {} : { pagina: String(to) })}
                />
                <Refresh onRefresh={() => query.refetch()} />
              </div>
              <Card p="panel" className={classes.textPane}>
                <MailText
                  mail={correos.find(({ idCorreo }) => idCorreo === open)}
                  isChosen={open !== null}
                  page={page}
                />
              </Card>
            </div>
          )
        }
      </CallView>
    </>
  );
}

function Refresh({ onRefresh }: { onRefresh: () => void }) {
  const t = useTexts('mail');
  return (
    <Button
      variant="default"
      size="xs"
      mt="sm"
      leftSection={<IconRefresh size={16} aria-hidden />}
      onClick={onRefresh}
    >
      {t('refresh')}
    </Button>
  );
}

/** 48: an institution that really sends its mails keeps none. */
function Elsewhere() {
  const t = useTexts('mail');
  const titles = useTitles();
  return (
    <>
      <PageHead title={titles('mail')} />
      <EmptyState
        icon={<IconMailOff size={28} />}
        title={t('elsewhere')}
        action={<ScreenButton to="management">{t('elsewhereAction')}</ScreenButton>}
      >
        {t('elsewhereBody')}
      </EmptyState>
    </>
  );
}
