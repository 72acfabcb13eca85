use super::{Tuning, Utter, Voice, VoiceError, VoiceKind, VoiceName};

/// No voice at all: the text that the faces show is enough.
pub(super) struct Silent;

impl Voice for Silent {
    fn kind(&self) -> VoiceKind {
        VoiceKind::Text
    }

    fn speak(&mut self, _: &Utter) -> Result<(), VoiceError> {
        Ok(())
    }

    fn silence(&mut self) -> Result<(), VoiceError> {
        Ok(())
    }

    fn busy(&mut self) -> Result<bool, VoiceError> {
        Ok(false)
    }

    fn tune(&mut self, _: &Tuning) -> Result<(), VoiceError> {
        Ok(())
    }

    fn list(&mut self) -> Result<Vec<VoiceName>, VoiceError> {
        Ok(Vec::new())
    }
}
