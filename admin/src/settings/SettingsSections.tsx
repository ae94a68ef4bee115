import type { settingsFields } from '@karibu/graph/contract';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { OptionalRowsInput } from '../inputs/RowsInput.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const Input = FieldInput<typeof settingsFields>;

/** All settings, by what they are about. */
export function SettingsSections() {
  return (
    <>
      <SettingsSection title="Site Information" lead="Your name, and the first thing visitors see.">
        <Input name="siteName" />
        <Input name="tagline" />
        <Input name="timeZone" />
        <Input name="logo" />
        <Input name="heroSection.title" label="Hero title" />
        <Input name="heroSection.subtitle" label="Hero subtitle" />
        <Input name="heroSection.backgroundImage" label="Hero background image" />
      </SettingsSection>
      <SettingsSection title="Contact Information" lead="How guests reach you.">
        <Input name="email" />
        <Input name="careersEmail" />
        <Input name="phone" />
        <Input name="whatsappNumber" />
        <Input name="workingHours" />
        <Input name="mapEmbedUrl" />
        <Input name="address" />
      </SettingsSection>
      <SettingsSection title="Social Media Links" lead="Only those that are filled in are shown.">
        <Input name="socialLinks.facebook" />
        <Input name="socialLinks.twitter" />
        <Input name="socialLinks.instagram" />
        <Input name="socialLinks.linkedin" />
        <Input name="socialLinks.youtube" />
        <Input name="socialLinks.pinterest" />
      </SettingsSection>
      <SettingsSection title="About Us" lead="Who you are and what you are here for.">
        <Input name="aboutUs.title" />
        <Input name="aboutUs.description" />
        <Input name="aboutUs.mission" />
        <Input name="aboutUs.vision" />
        <Input name="aboutUs.heroImage" />
        <Input name="whyChooseUs" />
      </SettingsSection>
      <SettingsSection title="Our Story" lead="A video link takes the place of the two images.">
        <Input name="ourStory.title" />
        <Input name="ourStory.videoLink" />
        <Input name="ourStory.description" />
        <Input name="ourStory.secondParagraph" />
        <Input name="ourStory.thirdParagraph" />
        <Input name="ourStory.image1" />
        <Input name="ourStory.image2" />
      </SettingsSection>
      <SettingsSection title="Our Values" lead="What guests can hold you to.">
        <Input name="ourValues" />
      </SettingsSection>
      <SettingsSection title="Footer" lead="The last lines of every page.">
        <Input name="footerText" />
        <Input name="copyrightText" />
        <Input name="bookingPolicyUrl" />
        <Input name="termsConditionsUrl" />
      </SettingsSection>
      <SettingsSection
        title="FAQ"
        lead="What guests ask, on the contact page, and the document behind its FAQ link."
      >
        <Input name="faqs" control={OptionalRowsInput} />
        <Input name="faqPdfUrl" />
      </SettingsSection>
    </>
  );
}
