import { Box } from '@mantine/core';
import { getOwnOffer } from '@portal/contract/company-offers';
import type { Answer } from '@portal/contract/endpoint';
import type { OfferType } from '@portal/contract/offer-fields';
import type { OfferState } from '@portal/contract/offers';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { offerMeaning } from '../../domain/offer/offer-meaning.ts';
import { OwnOfferHistory } from '../../domain/offer-changes/OfferHistory.tsx';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { Banner } from '../../ui/Banner.tsx';
import { CallView } from '../../ui/CallView.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { OfferMenu } from './OfferMenu.tsx';
import { OfferSummary } from './OfferSummary.tsx';
import { actionsOf, type OfferAction } from './offer-actions.ts';
import classes from './offers.module.css';

type Own = Answer<typeof getOwnOffer>;

interface Props {
  /** The candidates of an offer that students may have applied to. */
  candidates: (offer: {
    id: string;
    estado: OfferState;
    tipo: OfferType;
    titulo: string;
    link: string;
  }) => ReactNode;
}

/** One of the company's own offers: its state, its facts and its candidates. */
export default function OwnOffer({ candidates }: Props) {
  const { id = '' } = useParams();
  const query = useCall(getOwnOffer, { params: { id } });
  return (
    <CallView query={query}>
      {(own) => (
        <>
          <Head own={own} />
          <StateBanner own={own} />
          <OfferSummary own={own} />
          {own.resumen.estadoOferta !== 'borrador' &&
            candidates({
              id,
              estado: own.resumen.estadoOferta,
              tipo: own.resumen.tipo,
              titulo: own.resumen.titulo,
              link: own.enlaceInscripcion,
            })}
          <History id={id} />
        </>
      )}
    </CallView>
  );
}

function History({ id }: { id: string }) {
  const t = useTexts('offerChanges');
  return (
    <Box mt="lg" maw="49rem">
      <Disclosure title={t('history.title')}>
        <OwnOfferHistory id={id} />
      </Disclosure>
    </Box>
  );
}

/** The act that the state calls for, shown as a button; what else can be done is in the menu. */
function mainAction({ resumen }: Own): OfferAction | undefined {
  const [first] = actionsOf(resumen);
  return first;
}

function Head({ own }: { own: Own }) {
  const { resumen } = own;
  const t = useTexts('companyOffers');
  const states = useTexts('states');
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const main = mainAction(own);
  const isEditing = main === 'continue' || main === 'edit' || main === 'fix';
  const screen = isEditing ? 'editOffer' : 'offerPreview';
  return (
    <PageHead
      title={resumen.titulo || t('untitled')}
      ownTitle
      context={
        <span className={classes.context}>
          <StateBadge meaning={offerMeaning[resumen.estadoOferta]}>
            {states(`offer.${resumen.estadoOferta}`)}
          </StateBadge>
          <span>{[t(`typeOne.${resumen.tipo}`), resumen.referencia].join(' · ')}</span>
        </span>
      }
      action={
        <>
          {main !== undefined && (
            <ScreenButton
              to={screen}
              params={{ id: resumen.urlAcceso }}
              {...(!isEditing && { variant: 'default' })}
            >
              {t(`actions.${main}`)}
            </ScreenButton>
          )}
          <OfferMenu offer={resumen} except={main} onDeleted={() => navigate(pathTo('myOffers'))} />
        </>
      }
    />
  );
}

/** What the state means for the company, where it has to wait or to do something. */
function StateBanner({ own: { resumen } }: { own: Own }) {
  const t = useTexts('companyOffers');
  switch (resumen.estadoOferta) {
    case 'rechazada':
      return (
        <Box mb="lg">
          <Banner meaning="wrong" title={t('detail.rejected')}>
            <p>{resumen.motivoRechazo}</p>
          </Banner>
        </Box>
      );
    case 'retirada':
      return (
        <div className={classes.standing}>
          <Banner meaning="wrong" title={t('detail.unpublished')}>
            <p>{resumen.motivoRechazo}</p>
            <p>{t('detail.unpublishedBody')}</p>
          </Banner>
        </div>
      );
    case 'pendiente':
      return (
        <Box mb="lg">
          <Banner meaning="info" title={t('detail.pending')}>
            <p>{t('detail.pendingBody')}</p>
          </Banner>
        </Box>
      );
    case 'borrador':
      return (
        <Box mb="lg">
          <Banner meaning="info" title={t('detail.draft')}>
            <p>{t('detail.draftBody')}</p>
          </Banner>
        </Box>
      );
    default:
      return null;
  }
}
