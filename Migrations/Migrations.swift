// manifest
