import { personalField } from '@portal/contract/brand';
import { getDomains } from '@portal/contract/catalogue';
import { getCv } from '@portal/contract/cv';
import { useCall } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useLanguage, useTexts } from '../../lib/i18n/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { CallView } from '../../ui/CallView.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import { SideIndex } from '../../ui/SideIndex.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';
import { WriteTo } from '../../ui/WriteTo.tsx';
import { Competencies } from './Competencies.tsx';
import classes from './Cv.module.css';
import { missingOf, type StoredCv, sections } from './completeness.ts';
import { Documents } from './Documents.tsx';
import { Experience } from './Experience.tsx';
import { Interests } from './Interests.tsx';
import { Languages } from './Languages.tsx';
import { MissingData } from './MissingData.tsx';
import { PersonalData } from './PersonalData.tsx';
import { Software } from './Software.tsx';
import { Studies } from './studies/Studies.tsx';

/** The links to documents are good for a short time. */
const linksLastSeconds = 240;

export default function Cv() {
  const t = useTexts('cv');
  const lang = useLanguage();
  const kept = useCall(getCv, {}, { keepPrevious: true, everySeconds: linksLastSeconds });
  // Without the catalogue every chosen value would be a number for a moment.
  const domains = useCall(getDomains, { params: { lang } }, { keepPrevious: true });
  const skeleton = <Skeletons shape="card" count={4} />;
  return (
    <>
      <PageHead title={t('title')} context={t('context')} />
      <CallView query={domains} skeleton={skeleton}>
        {() => (
          <CallView query={kept} skeleton={skeleton}>
            {(datos) => <Sections kept={datos} />}
          </CallView>
        )}
      </CallView>
    </>
  );
}

function Sections({ kept }: { kept: StoredCv }) {
  const t = useTexts('cv');
  const brand = useBrand();
  const session = useSession()?.data;
  const asksSocialSecurity =
    brand.opciones.numSegSocialObligatorio && session?.conPracticas === true && !session.soloCiclosUAX;
  const missing = missingOf(kept, {
    asksSocialSecurity,
    canFill: (field) => personalField(brand, field).editable,
  });
  const { cv, documentos } = kept;
  // What nothing asks for and the student cannot fill is not complete for being empty.
  const blank = { presentacion: !cv.presentacion, profesional: cv.profesional.length === 0 };
  const stateOf = (id: (typeof sections)[number]) => {
    if (missing.some(({ section }) => section === id)) return 'incomplete';
    return (id === 'presentacion' || id === 'profesional') && blank[id] ? 'neutral' : 'complete';
  };
  return (
    <div className={classes.page}>
      <aside className={classes.side}>
        <SideIndex
          label={t('index')}
          entries={sections.map((id) => {
            const state = stateOf(id);
            return { id, label: t(`sections.${id}`), state, stateLabel: t(`state.${state}`) };
          })}
        />
      </aside>
      <div className={classes.sections}>
        <MissingData missing={missing} />
        <PersonalData cv={cv} asksSocialSecurity={asksSocialSecurity} />
        <Presentation text={cv.presentacion} />
        <Studies />
        <Experience jobs={cv.profesional} />
        <Languages languages={cv.idiomas} />
        <Software cv={cv} />
        <Interests cv={cv} />
        <Competencies cv={cv} />
        <Documents documents={documentos} />
      </div>
    </div>
  );
}

/** Read only: the text that the CV begins with. */
function Presentation({ text }: { text: string | null }) {
  const t = useTexts('cv');
  return (
    <Section id="presentacion" title={t('sections.presentacion')} description={t('presentation.description')}>
      {text ? <p className={classes.words}>{text}</p> : <Text dim>{t('presentation.empty')}</Text>}
      <Text dim small className={classes.note}>
        <WriteTo to="general">{t(text ? 'presentation.wrong' : 'presentation.missing')}</WriteTo>
      </Text>
    </Section>
  );
}
