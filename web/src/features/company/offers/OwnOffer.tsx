import { getOwnOffer } from '@portal/contract/company-offers';
import type { Answer } from '@portal/contract/endpoint';
import { useNavigate, useParams } from 'react-router';
import { useCall } from '../../../lib/calls.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { usePathTo } from '../../../lib/paths.ts';
import { offerMeaning } from '../../../lib/states.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CallView } from '../../../ui/CallView.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Candidates } from '../candidates/Candidates.tsx';
import classes from './detail.module.css';
import { OfferMenu } from './OfferMenu.tsx';
import { OfferSummary } from './OfferSummary.tsx';
import { actionsOf, type OfferAction } from './offer-actions.ts';

type Own = Answer<typeof getOwnOffer>;

/** An offer of the company's own: where it stands, and who wants it. */
export default function OwnOffer() {
  const { id = '' } = useParams();
  const query = useCall(getOwnOffer, { params: { id } });
  return (
    <CallView query={query}>
      {(own) => (
        <>
          <Head own={own} />
          <Standing own={own} />
          <OfferSummary own={own} />
          {own.resumen.estadoOferta !== 'borrador' && (
            <Candidates id={id} estado={own.resumen.estadoOferta} link={own.enlaceInscripcion} />
          )}
        </>
      )}
    </CallView>
  );
}

/** The act that the state calls for, shown as a button; what else can be done is in the menu. */
function mainAction({ resumen }: Own): OfferAction | undefined {
  const [first] = actionsOf(resumen);
  return first;
}

function Head({ own }: { own: Own }) {
  const { resumen } = own;
  const t = useTexts('company');
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
function Standing({ own: { resumen } }: { own: Own }) {
  const t = useTexts('company');
  switch (resumen.estadoOferta) {
    case 'rechazada':
      return (
        <div className={classes.standing}>
          <Banner meaning="wrong" title={t('detail.rejected')}>
            <p>{resumen.motivoRechazo}</p>
          </Banner>
        </div>
      );
    case 'pendiente':
      return (
        <div className={classes.standing}>
          <Banner meaning="info" title={t('detail.pending')}>
            <p>{t('detail.pendingBody')}</p>
          </Banner>
        </div>
      );
    case 'borrador':
      return (
        <div className={classes.standing}>
          <Banner meaning="info" title={t('detail.draft')}>
            <p>{t('detail.draftBody')}</p>
          </Banner>
        </div>
      );
    default:
      return null;
  }
}
