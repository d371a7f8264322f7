// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {VisaRegistry} from "contracts/anchoring/VisaRegistry.sol";

/**
 * @notice A model of the registry, in the plainest code possible. Forge calls the model with random
 * values. The model passes each call on to a registry, requires that it is accepted or refused
 * correctly, and keeps the state that the registry must have.
 */
contract RegistryModel {
    struct Batch {
        bytes32 root;
        uint64 anchoredAt;
        uint32 size;
    }

    uint256 private constant ROOTS = 3;
    uint256 private constant WORDS = 2;

    VisaRegistry private immutable _REGISTRY;

    Batch[] private _batches;

    mapping(bytes32 root => bool isAnchored) private _isAnchored;

    mapping(bytes32 root => mapping(uint256 index => bool isRevoked)) private _isRevoked;

    constructor() {
        _REGISTRY = new VisaRegistry(address(this), address(this), address(this));
    }

    function anchor(uint256 seed, uint32 size) external {
        bytes32 root = _drawRoot(seed);
        if (size != 0) size = 1 + (size % uint32(WORDS * 256));
        bool mustSucceed = size != 0 && !_isAnchored[root];

        bool isTaken = _call(abi.encodeCall(_REGISTRY.anchor, (root, size)));
        require(isTaken == mustSucceed, "anchor: taken or refused wrongly");
        if (!isTaken) return;

        _isAnchored[root] = true;
        _batches.push(Batch(root, uint64(block.timestamp), size));
    }

    function revoke(uint256 seed, uint256 word, uint256 mask, uint8 reasonCode) external {
        word %= WORDS + 1;
        reasonCode %= 7;
        _revoke(_drawRoot(seed), word, mask, reasonCode);
    }

    /// @dev Revokes one or two bits within a known batch, because the registry refuses almost every
    /// random mask.
    function revokeFew(uint256 seed, uint256 index, uint256 index2, uint8 reasonCode) external {
        if (_batches.length == 0) return;
        Batch memory batch = _batches[seed % _batches.length];
        index %= batch.size;
        uint256 mask = (uint256(1) << (index & 255)) | (uint256(1) << (index2 & 255));
        _revoke(batch.root, index >> 8, mask, 1 + (reasonCode % 5));
    }

    /// @notice Reverts if the state of the registry differs from the model.
    function requireAgreement() external view {
        for (uint256 i = 0; i < _batches.length; i++) {
            Batch memory batch = _batches[i];
            (uint64 anchoredAt, uint32 size) = _REGISTRY.batchOf(batch.root);
            require(anchoredAt == batch.anchoredAt && size == batch.size, "batch changed");
        }
        for (uint256 seed = 0; seed < ROOTS; seed++) {
            bytes32 root = _drawRoot(seed);
            for (uint256 word = 0; word <= WORDS; word++) {
                require(_REGISTRY.revokedBits(root, word) == _bitsOf(root, word), "bits differ");
            }
        }
    }

    function _revoke(bytes32 root, uint256 word, uint256 mask, uint8 reasonCode) private {
        bool mustSucceed = mask != 0 &&
            reasonCode >= 1 &&
            reasonCode <= 5 &&
            _areOpen(root, word, mask);

        bool isTaken = _call(abi.encodeCall(_REGISTRY.revoke, (root, word, mask, reasonCode)));
        require(isTaken == mustSucceed, "revoke: taken or refused wrongly");
        if (!isTaken) return;

        for (uint256 bit = 0; bit < 256; bit++) {
            if ((mask >> bit) & 1 == 1) _isRevoked[root][word * 256 + bit] = true;
        }
    }

    function _call(bytes memory callData) private returns (bool isTaken) {
        (isTaken, ) = address(_REGISTRY).call(callData);
    }

    function _areOpen(bytes32 root, uint256 word, uint256 mask) private view returns (bool) {
        (, uint32 size) = _REGISTRY.batchOf(root);
        for (uint256 bit = 0; bit < 256; bit++) {
            if ((mask >> bit) & 1 == 0) continue;
            uint256 index = word * 256 + bit;
            if (index >= size || _isRevoked[root][index]) return false;
        }
        return true;
    }

    function _bitsOf(bytes32 root, uint256 word) private view returns (uint256 bits) {
        for (uint256 bit = 0; bit < 256; bit++) {
            if (_isRevoked[root][word * 256 + bit]) bits |= uint256(1) << bit;
        }
    }

    function _drawRoot(uint256 seed) private pure returns (bytes32) {
        return keccak256(abi.encode(seed % ROOTS));
    }
}
