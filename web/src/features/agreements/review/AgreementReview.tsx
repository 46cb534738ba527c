import { Box, Button } from '@mantine/core';
import { openAgreementReview } from '@portal/contract/agreements';
import { useRef } from 'react';
import { useCall } from '../../../lib/api/calls.ts';
import { useLanguage, useTexts } from '../../../lib/i18n/i18n.ts';
import { useSentences } from '../../../lib/i18n/status-texts.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { useLinkSecret } from '../../../lib/routing/useLinkSecret.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CallView } from '../../../ui/CallView.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import classes from '../agreements.module.css';
import { Comments } from './Comments.tsx';
import { OwnData } from './OwnData.tsx';

/** What somebody without an account reads and says of an agreement before it is signed. */
export default function AgreementReview() {
  const { secret } = useLinkSecret('agreementReview');
  return secret === null ? <DeadReview isMissing /> : <OpenReview token={secret} />;
}

function OpenReview({ token }: { token: string }) {
  const t = useTexts('agreementPublic');
  const titles = useTitles();
  const language = useLanguage();
  const { day } = useFormat();
  const query = useCall(openAgreementReview, { body: { token } });
  const aside = useRef<HTMLElement>(null);
  if (query.error?.name === 'linkExpiredOrUsed') return <DeadReview />;
  return (
    <CallView query={query} skeleton={<Skeletons shape="page" />}>
      {(review) => (
        <>
          <PageHead
            title={titles('agreementReview')}
            context={t('review.context', { company: review.empresa, day: day(review.caduca) })}
          />
          <div className={classes.columns}>
            <div className={classes.main}>
              <Banner meaning="info" title={t('review.hello', { name: review.nombre })}>
                <p>{t('review.help')}</p>
              </Banner>
              <div className={classes.onlyBelow}>
                <Button
                  variant="default"
                  onClick={() => {
                    aside.current?.scrollIntoView();
                    aside.current?.focus({ preventScroll: true });
                  }}
                >
                  {t('review.toComments')}
                </Button>
              </div>
              <Section title={t('review.text')}>
                <div className={classes.reading}>
                  <RichText html={review.texto} lang={language} />
                </div>
              </Section>
            </div>
            <aside className={classes.aside} ref={aside} tabIndex={-1}>
              <Comments token={token} comments={review.comentarios} />
              <OwnData
                token={token}
                confirmed={review.datosConfirmados}
                signatory={review.datosConfirmados ?? review.datos.datosFirmante ?? {}}
              />
            </aside>
          </div>
        </>
      )}
    </CallView>
  );
}

/** A link that has expired, was withdrawn, or of which a part is missing. */
function DeadReview({ isMissing = false }: { isMissing?: boolean }) {
  const t = useTexts('agreementPublic');
  const titles = useTitles();
  const gone = useSentences()?.statuses.linkExpiredOrUsed.title;
  return (
    <Box maw="45rem">
      <PageHead title={titles('agreementReview')} />
      <Banner meaning="warning" title={isMissing ? t('dead.missing') : (gone ?? t('dead.title'))}>
        <p>{t(isMissing ? 'dead.missingText' : 'dead.text')}</p>
      </Banner>
    </Box>
  );
}
