// LayoutRecording
