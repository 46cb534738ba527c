import { Button, type ButtonProps } from '@mantine/core';
import { getDomains } from '@portal/contract/catalogue';
import { getCv } from '@portal/contract/cv';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { missingOf, type SectionId, type StoredCv, sections } from '../../domain/cv/completeness.ts';
import { useCvCircumstances } from '../../domain/cv/useCvCircumstances.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useLanguage, useTexts } from '../../lib/i18n/i18n.ts';
import { type WayBack, wayBackOf } from '../../lib/routing/way-back.ts';
import { CallView } from '../../ui/CallView.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { type IndexEntry, SideIndex } from '../../ui/SideIndex.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Competencies } from './Competencies.tsx';
import classes from './Cv.module.css';
import { Documents } from './documents/Documents.tsx';
import { EmailData } from './EmailData.tsx';
import { Experience } from './experience/Experience.tsx';
import { CvExchange } from './files/CvExchange.tsx';
import { CvPdf } from './files/CvPdf.tsx';
import { Interests } from './Interests.tsx';
import { isBlank } from './is-blank.ts';
import { Languages } from './languages/Languages.tsx';
import { MissingData } from './MissingData.tsx';
import { useOwnFields } from './own-fields.ts';
import { PersonalData } from './PersonalData.tsx';
import { Presentation } from './Presentation.tsx';
import { Profile } from './Profile.tsx';
import { reservedFields } from './reserved-fields.ts';
import { Software } from './Software.tsx';
import { Studies } from './studies/Studies.tsx';

/** The links to documents are good for a short time. */
const linksLastSeconds = 240;

export default function Cv() {
  const t = useTexts('cv');
  const lang = useLanguage();
  const location = useLocation();
  // A step within the page leaves it where it was.
  const [back] = useState(() => wayBackOf(location.state));
  const kept = useCall(getCv, {}, { keepPrevious: true, everySeconds: linksLastSeconds });
  // Without the catalogue every chosen value would be a number for a moment.
  const domains = useCall(getDomains, { params: { lang } }, { keepPrevious: true });
  const skeleton = <Skeletons shape="card" count={4} />;
  return (
    <>
      <PageHead
        title={t('title')}
        context={t('context')}
        {...(back && { action: <Back {...back} hiddenFrom="md" /> })}
      />
      <CallView query={domains} skeleton={skeleton}>
        {() => (
          <CallView query={kept} skeleton={skeleton}>
            {(datos) => (
              <Sections kept={datos}>{back && <Back {...back} visibleFrom="md" mb="md" />}</Sections>
            )}
          </CallView>
        )}
      </CallView>
    </>
  );
}

/** To the offer that what is written here is missing for. */
function Back({ path, to, ...where }: WayBack & Pick<ButtonProps, 'hiddenFrom' | 'visibleFrom' | 'mb'>) {
  const t = useTexts('cv');
  return (
    <Button
      component={Link}
      to={path}
      variant="default"
      leftSection={<IconArrowLeft size={18} aria-hidden />}
      {...where}
    >
      {t(`back.${to}`)}
    </Button>
  );
}

function Sections({ kept, children }: { kept: StoredCv; children: ReactNode }) {
  const t = useTexts('cv');
  const files = useTexts('cvFiles');
  const circumstances = useCvCircumstances();
  const { asksSocialSecurity } = circumstances;
  const missing = missingOf(kept, circumstances);
  const { cv } = kept;
  const { edits, reads } = useOwnFields();
  const isShown = (id: SectionId) => {
    if (id === 'correo') return edits('emailPersonal') || reads('emailPersonal');
    return id !== 'reservados' || reservedFields.some((field) => edits(field) || reads(field));
  };
  const stateOf = (id: SectionId) => {
    if (missing.some(({ section }) => section === id)) return 'incomplete';
    return isBlank(kept, id) ? 'neutral' : 'complete';
  };
  const entries: IndexEntry[] = sections.filter(isShown).map((id) => {
    const state = stateOf(id);
    return { id, label: t(`sections.${id}`), state, stateLabel: t(`state.${state}`) };
  });
  entries.push(
    { id: 'pdf', label: files('pdf.title'), state: 'file' },
    { id: 'importar', label: files('exchange.title'), state: 'file' },
  );
  return (
    <div className={classes.page}>
      <aside className={classes.side}>
        <SideIndex label={t('index')} entries={entries}>
          {children}
        </SideIndex>
      </aside>
      <div className={classes.sections}>
        <MissingData missing={missing} />
        <PersonalData kept={kept} asksSocialSecurity={asksSocialSecurity} />
        <EmailData kept={kept} />
        <Presentation kept={kept} />
        <Profile kept={kept} />
        <Studies />
        <Experience jobs={cv.profesional} attachments={kept.adjuntosExperiencia} />
        <Languages languages={cv.idiomas} />
        <Software kept={kept} />
        <Interests kept={kept} />
        <Competencies kept={kept} />
        <Documents {...kept} />
        <CvPdf />
        <CvExchange />
      </div>
    </div>
  );
}
